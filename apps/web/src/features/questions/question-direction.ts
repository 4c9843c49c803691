import { splitMaths } from '@maktab/domain/questions/maths'
import { directionOf } from '@maktab/ui/editor/rich-text-document'

/**
 * The direction of a question whose words begin and end in letters of one direction, whatever course it stands in; maths says nothing.
 * Undefined for every other: there the language of the course decides.
 */
export function questionDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letters = splitMaths(text).flatMap((part) => (part.kind === 'text' ? [...part.text] : []))
  const first = directionOf(letters.join(''))
  return first === directionOf(letters.reverse().join('')) ? first : undefined
}
