/**
 * One model of a question for lessons, assignments and questions asked live. Everything is structure: no markup from outside is
 * ever shown. An answer is a list of texts; what each stands for is said at its kind.
 */
import * as z from 'zod'

/** Unique within its question. */
const itemId = z.string().min(1).max(60)
const Item = z.object({ item_id: itemId, text: z.string() })
const Option = z.object({ option_id: itemId, text: z.string() })

const base = {
  /** Unique within its assessment. */
  question_id: z.string(),
  text: z.string(),
  /** Shown once it is marked; may be empty. */
  explanation: z.string(),
}

/** Answer: ids of the chosen options, in any order. */
const ChoiceQuestion = z.object({ kind: z.literal('choice'), ...base, multiple: z.boolean(), options: z.array(Option).min(2), correct: z.array(z.string()).min(1) })

/** Answer: `true` or `false`. */
const TrueFalseQuestion = z.object({ kind: z.literal('true_false'), ...base, correct: z.boolean() })

/** `text` holds one `____` for each blank, in order. Answer: what was typed into each. */
const BlankQuestion = z.object({
  kind: z.literal('blank'),
  ...base,
  blanks: z.array(z.object({ blank_id: z.string(), accepted: z.array(z.string()).min(1) })).min(1),
})

/** `text` holds one `____` for each blank, in order. Answer: the id of the option chosen for each. */
const InlineChoiceQuestion = z.object({
  kind: z.literal('inline_choice'),
  ...base,
  blanks: z.array(z.object({ blank_id: itemId, options: z.array(Option).min(2), correct: itemId })).min(1),
})

/** Answer: the number as it was typed, in any digits. `tolerance` is how far from `value` it may lie; `unit` stands behind the field. */
const NumericQuestion = z.object({ kind: z.literal('numeric'), ...base, value: z.number(), tolerance: z.number().min(0), unit: z.string() })

/** Answer: what was typed. */
const ShortTextQuestion = z.object({ kind: z.literal('short_text'), ...base, accepted: z.array(z.string()).min(1) })

/** Every item of `left` belongs with one of `right`, which may have more. Answer: for each of `left`, in order, the id of its partner. */
const MatchQuestion = z.object({
  kind: z.literal('match'),
  ...base,
  left: z.array(Item).min(2),
  right: z.array(Item).min(2),
  pairs: z.array(z.object({ left_id: itemId, right_id: itemId })).min(2),
})

/** `items` stand in the right order; they are shown in another. Answer: their ids in the order that was chosen. */
const OrderQuestion = z.object({ kind: z.literal('order'), ...base, items: z.array(Item).min(2) })

export const Question = z.discriminatedUnion('kind', [
  ChoiceQuestion,
  TrueFalseQuestion,
  BlankQuestion,
  InlineChoiceQuestion,
  NumericQuestion,
  ShortTextQuestion,
  MatchQuestion,
  OrderQuestion,
])
export type Question = z.infer<typeof Question>
export type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>
