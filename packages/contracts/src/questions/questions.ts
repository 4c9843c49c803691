/**
 * One model of a question for lessons, assignments and questions asked live. Everything is structure: no markup from outside is
 * ever shown; maths stands in texts as TeX (`domain/content/maths`). An answer is a list of texts; what each stands for
 * is said at its kind.
 *
 * Of every kind there are two: as it is asked, and whole, with what tells the answer. A whole question can stand wherever one is
 * asked; before a sealed test closes nothing but the first is sent.
 *
 * Marks, hints and feedback are written where an author wants them. A test in which no question says anything of marks counts
 * its questions, right or wrong; in one where any does, a question that says nothing gives one mark, or what its rubric gives
 * (docs/decisions/0190-marks-of-a-question.md).
 */
import * as z from 'zod'
import { ContentFile } from '../content-files.ts'
import { RubricCriterion } from './rubrics.ts'

/** Unique within its question. */
const itemId = z.string().min(1).max(60)
const Item = z.object({ item_id: itemId, text: z.string() })
const Option = z.object({ option_id: itemId, text: z.string() })

/** What a question, a blank or a pair gives where it is right: at least a hundredth, in hundredths. */
const marks = z.number().min(0.01).max(1_000).multipleOf(0.01).optional()
/** A part of the answer that is right gives a part of the marks. */
const partial_credit = z.boolean().optional()

const asked = {
  /** Unique within its assessment. */
  question_id: z.string(),
  text: z.string(),
  /** What it gives at most. Where blanks or pairs have marks of their own, it gives their sum, whatever stands here. */
  marks,
  /** What helps without telling the answer, one after another where a learner asks for it. A sealed test sends none. */
  hints: z.array(z.string().min(1).max(2_000)).max(5).optional(),
}
const whole = {
  /** Shown once it is marked; may be empty. */
  explanation: z.string(),
  /** Shown once it is marked, by how the whole answer came out; `partly` is what gives some of the marks. */
  feedback: z
    .object({
      right: z.string().max(2_000).optional(),
      partly: z.string().max(2_000).optional(),
      wrong: z.string().max(2_000).optional(),
    })
    .optional(),
}

/** Answer: ids of the chosen options, in any order. */
const AskedChoice = z.object({
  kind: z.literal('choice'),
  ...asked,
  multiple: z.boolean(),
  options: z.array(Option).min(2),
})
const Choice = AskedChoice.extend({
  ...whole,
  partial_credit,
  /** `feedback` is shown to whoever chose it, once it is marked. */
  options: z.array(Option.extend({ feedback: z.string().max(2_000).optional() })).min(2),
  correct: z.array(z.string()).min(1),
})

/** Answer: `true` or `false`. */
const AskedTrueFalse = z.object({ kind: z.literal('true_false'), ...asked })
const TrueFalse = AskedTrueFalse.extend({ ...whole, correct: z.boolean() })

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
  ...whole,
  partial_credit,
  blanks: z
    .array(
      z.object({
        blank_id: z.string(),
        accepted: z.array(z.string()).min(1),
        as_number: z.boolean().optional(),
        marks,
      }),
    )
    .min(1),
})

/** `text` holds one `____` for each blank, in order. Answer: the id of the option chosen for each. */
const AskedInlineChoice = z.object({
  kind: z.literal('inline_choice'),
  ...asked,
  blanks: z.array(z.object({ blank_id: itemId, options: z.array(Option).min(2) })).min(1),
})
const InlineChoice = AskedInlineChoice.extend({
  ...whole,
  partial_credit,
  blanks: z.array(z.object({ blank_id: itemId, options: z.array(Option).min(2), correct: itemId, marks })).min(1),
})

/**
 * Answer: the number as it was typed, in any digits, with a unit behind it or without. `tolerance` is how far from `value` it may
 * lie; `unit`, of `value` and `tolerance`, stands behind the field. `asks_unit`: the learner types the unit, which stands nowhere
 * before the question is marked, and a number without one is wrong. `units` may be typed too: one of them is `factor` of `unit`
 * (for metres, `cm` is 0.01).
 */
const AskedNumeric = z.object({
  kind: z.literal('numeric'),
  ...asked,
  unit: z.string(),
  asks_unit: z.boolean().optional(),
})
const Numeric = AskedNumeric.extend({
  ...whole,
  value: z.number(),
  tolerance: z.number().min(0),
  units: z
    .array(z.object({ unit: z.string().trim().min(1).max(40), factor: z.number().positive() }))
    .max(20)
    .optional(),
})

/** Answer: what was typed. */
const AskedShortText = z.object({ kind: z.literal('short_text'), ...asked })
const ShortText = AskedShortText.extend({ ...whole, accepted: z.array(z.string()).min(1) })

/** Every item of `left` belongs with one of `right`, which may have more. Answer: for each of `left`, in order, the id of its partner. */
const AskedMatch = z.object({
  kind: z.literal('match'),
  ...asked,
  left: z.array(Item).min(2),
  right: z.array(Item).min(2),
})
const Match = AskedMatch.extend({
  ...whole,
  partial_credit,
  pairs: z.array(z.object({ left_id: itemId, right_id: itemId, marks })).min(2),
})

/** Whole, `items` stand in the right order; they are shown in another. Answer: their ids in the order that was chosen. */
const AskedOrder = z.object({ kind: z.literal('order'), ...asked, items: z.array(Item).min(2) })
const Order = AskedOrder.extend({ ...whole, partial_credit })

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
const Hotspot = AskedHotspot.extend({ ...whole, partial_credit, correct: z.array(z.string()).min(1) })

/** What a person marks, level by level. */
const rubric = z.array(RubricCriterion).min(1).max(12)

/** Answer: what was written. Marked by a teacher. */
const AskedLongAnswer = z.object({ kind: z.literal('long_answer'), ...asked, rubric })
const LongAnswer = AskedLongAnswer.extend(whole)

/** Answer: ids of the files handed over, at most `max_files`. `photo`: pictures only. Marked by a teacher. */
const AskedFile = z.object({
  kind: z.literal('file'),
  ...asked,
  accepts: z.enum(['any', 'photo']),
  max_files: z.int().min(1).max(10),
  rubric,
})
const FileQuestion = AskedFile.extend(whole)

/** Answer: the id of one file of sound. Marked by a teacher. */
const AskedRecording = z.object({
  kind: z.literal('recording'),
  ...asked,
  max_seconds: z.int().min(5).max(600),
  rubric,
})
const Recording = AskedRecording.extend(whole)

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
