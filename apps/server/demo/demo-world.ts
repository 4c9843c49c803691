/** Shapes of the demonstration world's data files: what stands in `content/courses/*.json`, `assignments.json`, `tenants/<name>/tenant.json` and `schools.json`, `people/names.json`. */
import type { Question, QuestionOf } from '@maktab/contracts/questions/questions'

/** Wire code of a language (`pu` is Pashto, `da` is Dari). */
export type DemoLanguage = 'en' | 'pu' | 'da' | 'ur'

export type ArticleBlock =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'term'; term: string; meaning: string }
  | { kind: 'image'; file: string; alt: string }
  | {
      kind: 'quran'
      title: string
      verses: { number: number; text: string; translation: string }[]
      source: string
      sha256: string
    }

/** The picture of a hotspot is named as a file. */
export type DemoQuestion =
  | Exclude<Question, { kind: 'hotspot' }>
  | (Omit<QuestionOf<'hotspot'>, 'picture'> & { picture: string })

/** `file` and `captions` are paths below `apps/server/demo/content/`. */
export type DemoContent = { slug: string; title: string } & (
  | { content_type: 'article'; body: { blocks: ArticleBlock[] } }
  | { content_type: 'assessment'; body: { questions: DemoQuestion[] } }
  | { content_type: 'video'; file: string; duration_seconds: number; captions: string }
  | { content_type: 'document' | 'e_book'; file: string }
  /** Imported as a person's file would be. */
  | { content_type: 'game' | 'html_zip' | 'h5p' | 'scorm'; file: string }
  | { content_type: 'image'; file: string; alt: string }
  | { content_type: 'link'; url: string }
  | { content_type: 'embed_tag'; html: string }
)

export type DemoLesson = { slug: string; title: string; summary: string; contents: DemoContent[] }

export type DemoCourse = {
  slug: string
  title: string
  subject: string
  grade: string
  language: DemoLanguage
  min_completion_percentage: number
  lessons: DemoLesson[]
}

/** `levels` run from the best to the weakest; the best levels of all criteria add up to `total_marks`. */
export type DemoRubricRow = { criterion: string; levels: { label: string; marks: number }[] }

export type DemoAssignment = {
  slug: string
  course: string
  lesson: string
  title: string
  instructions: string
  total_marks: number
  rubric: DemoRubricRow[]
}

/** A name in the four languages of the product; keys are the tags of the texts, not the wire codes. */
export type NameInLanguages = { en: string; ps: string; da: string; ur: string }

export type DemoStaff = { role: string; gender: 'female' | 'male'; name: NameInLanguages }

export type DemoGroup = {
  grade: string
  section: string
  gender: 'female' | 'male'
  learners: number
  /** `teacher` is a position in the campus's `teachers`. */
  classes: { subject: string; course: string; teacher: number }[]
}

/** Somebody who moves at the next sign-in: a learner to a section of their grade, a teacher to the classes that they teach from then on; without `to` in their campus. */
export type DemoMigration = {
  username: string
  to?: string
  section?: string
  classes?: { grade: string; section: string; subject: string }[]
  /** The person tried it a week ago, and this refusal stood against it. */
  failure?: string
}

export type DemoCampus = {
  institution_id: number
  /** People of this campus are numbered behind it, its classes behind its tenth part; below 100,000, where ids of what is added later begin. */
  ids_from: number
  key: string
  region: string
  /** Key of a school system; it belongs to none without. */
  system?: string
  /** A name of the nine; its tenant's colours without. */
  theme?: string
  /** As its tenant without. */
  attendance_mode?: number
  contact_number?: string
  created_on?: string
  country: string
  /** The list in `people/names.json` from which learners and teachers of this campus take their names. */
  names: 'afghanistan' | 'pakistan'
  default_language: DemoLanguage
  time_zone: string
  name: NameInLanguages
  address: NameInLanguages
  city: NameInLanguages
  /** Id in `places/afghanistan-regions.json` or `places/pakistan-cities.json`, by country. */
  province_id: number
  province: NameInLanguages
  latitude: number
  longitude: number
  staff: DemoStaff[]
  /** Positions in the `teachers` of the campus's list of names. */
  teachers: number[]
  groups: DemoGroup[]
  migrations?: DemoMigration[]
  /** Username of a learner whose namesake stands beside them in the register. */
  look_alike?: string
  /** Who writes and reviews lessons here; `role` is one of the content management's. */
  content_team?: (DemoStaff & { username: string })[]
  /** Whoever of the content team is here does everything, and says which school has what. */
  is_cms_full_access?: boolean
  /** By username: what somebody is here besides. */
  further_roles?: Record<string, string[]>
  /** Nothing was done and no device synced in that many days: what is heard of it ends then. */
  silent_days?: number
  /** ISO 8601; without it the school has no subscription that ends. */
  sub_end_date?: string
}

export type DemoSchools = {
  staff: DemoStaff[]
  /** `family` is the number of a family of schools. */
  systems?: { key: string; name: NameInLanguages; family?: number }[]
  regions: { key: string; name: NameInLanguages; family?: number; head?: DemoStaff }[]
  campuses: DemoCampus[]
}

/** What differs from the standing configuration of the tenant; pictures are named by their files beside it. */
export type DemoTenantFile = {
  tenant_id: number
  name: string
  hosts: string[]
  mail_domain: string
  /** Its learning calls are answered by a second server. */
  has_learning_server?: boolean
  /** A file in `places`, shaped as the contract's provinces. */
  provinces?: string
  /** Fields of the signup that are visible; none where nobody signs up. */
  signup_fields?: string[]
  configuration: Record<string, unknown>
  /** What the tenant sells; nothing where it is left out. */
  sale?: DemoSale
}

export type DemoSale = {
  /** `changed_on`: an ISO moment. Guids are the same at every loading. */
  changed_on: string
  plans: {
    subscription_guid: string
    title: Record<string, string>
    discount_label?: Record<string, string>
    amount_minor: number
    currency: string
    duration_in_months: number
    trial_days?: number
    /** Where it can be paid by card at the provider of the demonstration. */
    stripe_price_id?: string
  }[]
  accounts: { bank: string; title: string; number: string }[]
}

/** One name in Latin letters and in the scripts of its country. */
export type NameInScripts = { latin: string; ps: string; da?: string; ur?: string }

export type DemoNames = Record<
  'afghanistan' | 'pakistan',
  {
    girls: NameInScripts[]
    boys: NameInScripts[]
    family: NameInScripts[]
    teachers: { gender: 'female' | 'male'; given: NameInScripts; family: NameInScripts }[]
  }
>
