import type { KeyIn } from '@maktab/i18n/keys'
import type { Translate } from '@maktab/i18n/translate'

type Name = KeyIn<'home'> & `schools.subject_${string}`

/** What schools write in English. Other spellings are known where subjects have their colours (packages/domain/src/content/subjects.ts). */
const known: Readonly<Record<string, Name>> = {
  maths: 'schools.subject_maths',
  mathematics: 'schools.subject_maths',
  algebra: 'schools.subject_algebra',
  geometry: 'schools.subject_geometry',
  trigonometry: 'schools.subject_trigonometry',
  science: 'schools.subject_science',
  physics: 'schools.subject_physics',
  chemistry: 'schools.subject_chemistry',
  biology: 'schools.subject_biology',
  english: 'schools.subject_english',
  pashto: 'schools.subject_pashto',
  dari: 'schools.subject_dari',
  urdu: 'schools.subject_urdu',
  arabic: 'schools.subject_arabic',
  quran: 'schools.subject_quran',
  'islamic studies': 'schools.subject_islamic_studies',
  history: 'schools.subject_history',
  geography: 'schools.subject_geography',
  'social studies': 'schools.subject_social_studies',
  civics: 'schools.subject_civics',
  computer: 'schools.subject_computer',
  art: 'schools.subject_art',
  calligraphy: 'schools.subject_calligraphy',
  'life skills': 'schools.subject_life_skills',
  sport: 'schools.subject_sport',
}

/** A subject in the language of the page; one that a school made up keeps its own name. */
export function subjectName(subject: string, t: Translate<'home'>): string {
  const key = known[subject.trim().toLowerCase().replaceAll('_', ' ')]
  return key === undefined ? subject : t(key)
}
