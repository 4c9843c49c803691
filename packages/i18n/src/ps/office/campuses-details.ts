import type { Messages } from '../../keys.ts'

export const campusesDetails = {
  about: 'د کمپس په اړه',
  people_by_role: 'خلک د رول له مخې',
  office_holders: 'د دفتر چارواکي',
  no_principal: 'دلته لا هېڅوک مدیر نه دی.',
  last_seen: 'وروستی ننوتل: {date}',
  never_seen: 'لا هېڅکله نه دی ننوتی',
  added_on: 'دلته له دې نېټې',
  papers_of: 'د {name} پاڼې چاپول',
  other_names: 'نومونه په نورو ژبو',
  licences: 'د زده کوونکو جوازونه',
  licences_hint: 'تش: هغه چې له نورو کمپسونو سره یې شریک لري. ۰: بې حده.',
  user_creation: 'د کمپس مدیران کسان زیاتولای شي',
  user_creation_usual: 'لکه دلته چې دود دی',
  user_creation_on: 'هو',
  user_creation_off: 'نه',
  classes: 'ټولګي',
  subscription: 'ګډون',
  subscription_span: '{from} – {until}',
  open_end: 'بې پایه',
} satisfies Messages<'campuses-details'>
