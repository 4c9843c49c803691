import { languageByLocale } from './languages.ts'
import type { Language, Locale } from './languages.ts'

/** Letters that only one of the languages in Arabic script has. */
const ownLetters = { ps: /[ټډړږښګڼېۍځڅ]/g, ur: /[ٹڈڑںےہھۓ]/g } as const

/**
 * The language of what a person wrote, where nobody said which: by its script, and in Arabic script by letters that only Pashto or
 * Urdu has. Without such a letter it is of the school: `school` holds its languages, the one that it speaks by itself first.
 * Undefined where it may be the page's own, which is then what it is read in.
 */
export function languageOfText(text: string, page: Language, school: readonly Language[] = []): Language | undefined {
  const locale = localeOf(text, page, school)
  return locale === undefined || locale === page.locale ? undefined : languageByLocale(locale)
}

function localeOf(text: string, page: Language, school: readonly Language[]): Locale | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const latin = count(/(?=\p{L})\p{Script=Latin}/gu)
  const arabic = count(/(?=\p{L})\p{Script=Arabic}/gu)
  if (latin > arabic) return 'en'
  if (arabic === 0) return undefined
  const [pashto, urdu] = [count(ownLetters.ps), count(ownLetters.ur)]
  if (pashto !== urdu) return pashto > urdu ? 'ps' : 'ur'
  return page.direction === 'rtl' ? undefined : ofSchool(school)
}

/** Dari has no letter of its own: where a school offers it beside Pashto and speaks neither by itself, it is the likelier one. */
function ofSchool(school: readonly Language[]): Locale {
  const written = school.filter(({ direction }) => direction === 'rtl').map(({ locale }) => locale)
  const [first = 'da'] = written
  return first === school[0]?.locale || !written.includes('da') ? first : 'da'
}
