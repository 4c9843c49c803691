/**
 * One model of a question for lessons, assignments and questions asked live. Everything is structure: no markup from outside is
 * ever shown; maths stands in texts as TeX (`domain/content/maths`). An answer is a list of texts; what each stands for
 * is said at its kind.
 *
 * Of every kind there are two: as it is asked, and whole, with what tells the answer. A whole question can stand wherever one is
 * asked; before a sealed test closes nothing but the first is sent.
 */
import * as z from 'zod'
import { ContentFile } from '../content-files.ts'
import { RubricCriterion } from './rubrics.ts'

/** Unique within its question. */
const itemId = z.string().min(1).max(60)
const Item = z.object({ item_id: itemId, text: z.string() })
const Option = z.object({ option_id: itemId, text: z.string() })

const asked = {
  /** Unique within its assessment. */
  question_id: z.string(),
  text: z.string(),
}
/** Shown once it is marked; may be empty. */
const explanation = z.string()

/** Answer: ids of the chosen options, in any order. */
const AskedChoice = z.object({
  kind: z.literal('choice'),
  ...asked,
  multiple: z.boolean(),
  options: z.array(Option).min(2),
})
const Choice = AskedChoice.extend({ explanation, correct: z.array(z.string()).min(1) })

/** Answer: `true` or `false`. */
const AskedTrueFalse = z.object({ kind: z.literal('true_false'), ...asked })
const TrueFalse = AskedTrueFalse.extend({ explanation, correct: z.boolean() })

/**
 * `text` holds one `____` for each blank, in order. Answer: what was typed into each. `as_number`: `accepted` are numbers, and any
 * way to type one of them is right.
 */
const AskedBlank = z.object({
  kind: z.literal('blank'),
  ...asked,
  blanks: z.array(z.object({ blank_id: z.string() })).min(1),
})
const Blank = AskedBlank.extend({
  explanation,
  blanks: z
    .array(z.object({ blank_id: z.string(), accepted: z.array(z.string()).min(1), as_number: z.boolean().optional() }))
    .min(1),
})

/** `text` holds one `____` for each blank, in order. Answer: the id of the option chosen for each. */
const AskedInlineChoice = z.object({
  kind: z.literal('inline_choice'),
  ...asked,
  blanks: z.array(z.object({ blank_id: itemId, options: z.array(Option).min(2) })).min(1),
})
const InlineChoice = AskedInlineChoice.extend({
  explanation,
  blanks: z.array(z.object({ blank_id: itemId, options: z.array(Option).min(2), correct: itemId })).min(1),
})

/** Answer: the number as it was typed, in any digits. `tolerance` is how far from `value` it may lie; `unit` stands behind the field. */
const AskedNumeric = z.object({ kind: z.literal('numeric'), ...asked, unit: z.string() })
const Numeric = AskedNumeric.extend({ explanation, value: z.number(), tolerance: z.number().min(0) })

/** Answer: what was typed. */
const AskedShortText = z.object({ kind: z.literal('short_text'), ...asked })
const ShortText = AskedShortText.extend({ explanation, accepted: z.array(z.string()).min(1) })

/** Every item of `left` belongs with one of `right`, which may have more. Answer: for each of `left`, in order, the id of its partner. */
const AskedMatch = z.object({
  kind: z.literal('match'),
  ...asked,
  left: z.array(Item).min(2),
  right: z.array(Item).min(2),
})
const Match = AskedMatch.extend({ explanation, pairs: z.array(z.object({ left_id: itemId, right_id: itemId })).min(2) })

/** Whole, `items` stand in the right order; they are shown in another. Answer: their ids in the order that was chosen. */
const AskedOrder = z.object({ kind: z.literal('order'), ...asked, items: z.array(Item).min(2) })
const Order = AskedOrder.extend({ explanation })

/** Per cent of the picture's width (`x`) or height (`y`), from its upper left corner in every script. */
const perCent = z.number().min(0).max(100)
const Shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rectangle'), x: perCent, y: perCent, width: perCent, height: perCent }),
  z.object({ kind: z.literal('ellipse'), x: perCent, y: perCent, radius_x: perCent, radius_y: perCent }),
  z.object({
    kind: z.literal('polygon'),
    points: z
      .array(z.object({ x: perCent, y: perCent }))
      .min(3)
      .max(60),
  }),
])
export type Shape = z.infer<typeof Shape>

/** A part of a picture. `label` says which without telling whether it is right: it is read to those who do not see the picture. */
const Region = z.object({ region_id: itemId, label: z.string(), shape: Shape })

/** `alt` describes the picture. Answer: ids of the chosen regions, in any order. */
const AskedHotspot = z.object({
  kind: z.literal('hotspot'),
  ...asked,
  picture: ContentFile,
  alt: z.string(),
  multiple: z.boolean(),
  regions: z.array(Region).min(2),
})
const Hotspot = AskedHotspot.extend({ explanation, correct: z.array(z.string()).min(1) })

/** What a person marks, level by level. */
const rubric = z.array(RubricCriterion).min(1).max(12)

/** Answer: what was written. Marked by a teacher. */
const AskedLongAnswer = z.object({ kind: z.literal('long_answer'), ...asked, rubric })
const LongAnswer = AskedLongAnswer.extend({ explanation })

/** Answer: ids of the files handed over, at most `max_files`. `photo`: pictures only. Marked by a teacher. */
const AskedFile = z.object({
  kind: z.literal('file'),
  ...asked,
  accepts: z.enum(['any', 'photo']),
  max_files: z.int().min(1).max(10),
  rubric,
})
const FileQuestion = AskedFile.extend({ explanation })

/** Answer: the id of one file of sound. Marked by a teacher. */
const AskedRecording = z.object({
  kind: z.literal('recording'),
  ...asked,
  max_seconds: z.int().min(5).max(600),
  rubric,
})
const Recording = AskedRecording.extend({ explanation })

export const AskedQuestion = z.discriminatedUnion('kind', [
  AskedChoice,
  AskedTrueFalse,
  AskedBlank,
  AskedInlineChoice,
  AskedNumeric,
  AskedShortText,
  AskedMatch,
  AskedOrder,
  AskedHotspot,
  AskedLongAnswer,
  AskedFile,
  AskedRecording,
])
export type AskedQuestion = z.infer<typeof AskedQuestion>
export type AskedQuestionOf<K extends AskedQuestion['kind']> = Extract<AskedQuestion, { kind: K }>

export const Question = z.discriminatedUnion('kind', [
  Choice,
  TrueFalse,
  Blank,
  InlineChoice,
  Numeric,
  ShortText,
  Match,
  Order,
  Hotspot,
  LongAnswer,
  FileQuestion,
  Recording,
])
export type Question = z.infer<typeof Question>

/** What a learner answers in a moment and a rule marks: a long answer, a file or a recording cannot be asked aloud. */
export const LiveQuestion = z.discriminatedUnion('kind', [
  Choice,
  TrueFalse,
  Blank,
  InlineChoice,
  Numeric,
  ShortText,
  Match,
  Order,
  Hotspot,
])
export type LiveQuestion = z.infer<typeof LiveQuestion>

export type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>
