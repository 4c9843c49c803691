import type { Translate } from '@maktab/i18n/translate'
import { useT } from '#language/use-t.ts'
import { useFindingWords } from '../content/finding-words.tsx'

/** Translates into the language of the page, also what only setting work says; needs `FindingWords` around it, which fetches that. */
export function useCreateWords(): Translate {
  const t = useT()
  const words = useFindingWords()
  return (key, ...values) => (key.startsWith('assignments.create_') ? words : t)(key, ...values)
}
