/** Each line marked `mistake` must not compile; every other line must. */
import type { Translate } from '@maktab/i18n/translate'
import { useT } from '@maktab/ui/base/words'
import type { PlainKey } from '../../packages/i18n/src/keys.ts'
import { screen } from '../../apps/web/src/screens/screen.tsx'

declare function heading(t: Translate<'reports'>): string
declare const load: () => Promise<() => null>

export function Report() {
  const entrance = useT()
  const home = useT('home')
  const t = useT('application', 'reports')

  t('reports.sealed')
  t('frame.retry')
  t('titles.lessons')
  entrance('frame.retry')
  heading(t)

  entrance('reports.sealed') // mistake
  home('reports.sealed') // mistake
  t('learning.hello', { name: 'Zarghuna' }) // mistake
  t('reports.no_such_sentence') // mistake
  heading(home) // mistake
  useT('nothing') // mistake
  return null
}

export const plain: PlainKey<'home'> = 'schools.teachers'
export const notPlain: PlainKey<'home'> = 'learning.hello' // mistake
export const ofAnotherBundle: PlainKey<'home'> = 'reports.sealed' // mistake

export const route = screen({ path: '/learner/performance', title: 'titles.my_performance', words: ['reports'], load })
export const unknownBundle = screen({ path: '/account', title: 'frame.account', words: ['report'], load }) // mistake
export const titleFetchedLater = screen({ path: '/account', title: 'reports.sealed', load }) // mistake
