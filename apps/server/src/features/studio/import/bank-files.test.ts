import fs from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { assessmentsIn, remarksOf } from '../../../../test/banks/said.ts'
import { bringIn } from '../../../../test/import-bench.ts'

const folder = new URL('../../../../test/banks/', import.meta.url)
/** What each item of the banks in `test/banks` becomes, and what is said of it. */
const banks = [
  {
    file: 'bank.gift',
    asked: [
      '# bank',
      'true_false: Kabul is the capital of Afghanistan. → true (right: Right.; wrong: You may have mixed it up.; Since 1776.)',
      'true_false: A triangle has four sides. → false',
      "choice: Who's buried in Grant's tomb? → *Grant / no one / Napoleon / Churchill (He lies in Paris.)",
      'short_text: Two plus two → four=4',
      'choice: Which two are in Asia? → *Lahore / *Kabul / Cairo / Rome (by parts)',
      'choice: What is one half? → *1/2 / 2/4 / 3/4',
      'inline_choice: Water ____ at 100 degrees. → *boils / freezes',
      'blank: There are ____ days in a week. → #7',
      'blank: The sky is ____ today. → blue=grey',
      'numeric: What is pi? → 3.14 ± 0.01 (It never ends.)',
      'numeric: How many? → 3 ± 2',
      'numeric: When was it? → 1822 ± 0 (right: Yes.)',
      'numeric: ۲ + ۳ = → 5 ± 0',
      'numeric: Half of one? → 0.5 ± 0.1 (right: Good.)',
      'match: Match these → Kabul-Afghanistan; Lahore-Pakistan of Afghanistan, Pakistan, Nepal (by parts)',
      'long_answer: Tell of your school. → Essay: 1',
      'true_false: See http://example.org/x: is 2+2 even? → true',
      'choice: What is {1, 2} ~ and 5 = 5 | in one line: yes? → *a=b / c#d',
      'choice: What is x² for x = 3 & y? → *9 / 6',
      '# Sciences',
      'choice: Read this: plants drink water. | What do plants drink? → *water / milk',
    ],
    remarks: [
      'Capital: taken',
      'Sides: taken',
      "Who's buried: taken",
      'Two plus two: taken',
      'Two of them: changed question_parts',
      'Half: changed question_marks',
      'Both: left_out question_rule',
      'Missing word: taken',
      'Missing number: taken',
      'Missing letters: taken',
      'Pi: taken',
      'Range: taken',
      'Several numbers: changed question_marks',
      'Several numbers: changed question_feedback',
      'Digits: taken',
      'Comma: taken',
      'Pairs: taken',
      'Essay: taken',
      'Colon: taken',
      'Escaped: taken',
      'HTML: changed question_look b',
      'HTML: changed scripts_removed script',
      'Picture: left_out question_picture img',
      'Star: left_out question_rule *',
      'Read this: plants drink water.: changed passage_joined After words',
      'After words: taken',
      'Never closed: left_out question_syntax 70',
      'Two places: left_out question_syntax 72',
      'One choice: left_out question_syntax 74',
      'Nothing right: left_out question_broken',
      'Words at the end.: left_out passage_alone',
      'bank.gift: changed question_labels 1',
    ],
  },
  {
    file: 'bank.aiken.txt',
    asked: [
      '# bank',
      'choice: What is the capital of Pakistan? → Lahore / *Islamabad / Karachi',
      'choice: پایتخت افغانستان کدام است؟ → هرات / *کابل',
      'choice: Which are even? → *2 / 3 / *4',
    ],
    remarks: [
      'What is the capital of Pakistan?: taken',
      'پایتخت افغانستان کدام است؟: taken',
      'Which are even?: taken',
      'Nothing is offered here?: left_out question_syntax 18',
      'Which is out of reach?: left_out question_syntax 22',
      'Which has no answer?: left_out question_syntax 27',
    ],
  },
  {
    file: 'bank.xml',
    asked: [
      '# Grade 7',
      'choice: Which is ²? | Choose. → *four / five / پنج',
      'choice: Which? → *a / b / c (Yes.)',
      'choice: Which? → *a / *b / c (by parts)',
      'true_false: Water is wet. → true',
      'short_text: Who < wrote this? → Iqbal=اقبال (wrong: No.)',
      'short_text: Write the symbol of iron. → Fe',
      'blank: The sky is ____ today. → blue',
      'numeric: How long? → 3.5 ± 0.5 m',
      'numeric: How long? → 2 ± 0 m (cm 0.01)',
      'match: Match. → Kabul-Afghanistan; Herat-Afghanistan of Afghanistan, Nepal (by parts)',
      'blank: The ____ rises in the ____. → sun; east=orient (by parts)',
      'inline_choice: Water ____ at ____. → *boils / freezes; 0 / *100 (by parts)',
      'blank: 2 + 2 = ____ and 3 + 3 = ____. → #4; #6 (by parts)',
      'order: Put them in order. → one < two < three',
      'inline_choice: The ____ barks and the ____ sings. → *dog / cat / bird; dog / cat / *bird (by parts)',
      'long_answer: Tell of it. → Essay: 5',
      'file: Hand it in. → Files: 1',
      'choice: It was the longest night. | How long? → *very / not',
      'choice: Which? → *a / b (2 marks; hints: Think.)',
      'choice: Which? → *a / b',
      '# Grade 8',
      'choice: What is \\[x^2\\] for \\(x=3\\)? It costs $5. → *\\(9\\) / 6',
    ],
    remarks: [
      'One right: taken',
      'Shuffled: changed question_marks',
      'Shuffled: changed question_order',
      'Several right: changed question_parts',
      'True: taken',
      'Typed: taken',
      'Case: changed question_case',
      'Pattern: left_out question_rule *',
      'In the text: taken',
      'Number: taken',
      'Units: taken',
      'Pairs: taken',
      'Typed places: changed question_marks',
      'Typed places: changed question_feedback',
      'Chosen places: taken',
      'Numbers in places: taken',
      'Near numbers: left_out question_rule ±',
      'Mixed places: left_out interaction_unknown SHORTANSWER + MULTICHOICE',
      'Several in a place: left_out interaction_unknown MULTIRESPONSE',
      'In order: taken',
      'Words in places: taken',
      'Essay: changed question_notes',
      'Files: taken',
      'A passage: changed passage_joined About the passage',
      'About the passage: taken',
      'Hinted: taken',
      'Pictured: left_out question_picture file, img',
      'Hidden: left_out question_hidden',
      'Acting: changed scripts_removed p, script',
      'Reckoned: left_out interaction_unknown calculated',
      'Marked: left_out interaction_unknown ddmarker',
      'Maths: taken',
      'bank.xml: changed question_labels 1',
    ],
  },
]

test.each(banks)(
  'each question of $file becomes what its author made, or the report says what is not',
  async ({ file, asked, remarks }) => {
    const brought = await bringIn(file.replace('.aiken', ''), await fs.readFile(new URL(file, folder)))
    expect(assessmentsIn(brought)).toEqual(asked)
    expect(remarksOf(brought)).toEqual(remarks)
  },
)

const quiz = (inside: string, head = '') => Buffer.from(`<?xml version="1.0"?>${head}<quiz>${inside}</quiz>`)
const choice = (text: string, answer = 'yes') =>
  `<question type="multichoice"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><answer fraction="100"><text><![CDATA[${answer}]]></text></answer><answer fraction="0"><text>no</text></answer></question>`

describe('a bank that means harm', () => {
  test('with entities of its own is refused whole', async () => {
    const bomb = '<!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    expect((await bringIn('bank.xml', quiz(choice('&b;'), bomb))).fault?.reason).toBe('manifest_broken')
  })
  test('with elements within each other without end is refused whole', async () => {
    const deep = '<a>'.repeat(100_000) + '</a>'.repeat(100_000)
    expect((await bringIn('bank.xml', quiz(deep))).fault?.reason).toBe('manifest_broken')
  })
  test('keeps no script, and no sign that turns what is read', async () => {
    const brought = await bringIn(
      'bank.xml',
      quiz(choice('Is <a href="javascript:x()">it</a>\u202eti si<style>p{}</style>?', 'y\u202des')),
    )
    expect(assessmentsIn(brought)).toEqual(['# bank', 'choice: Is itti si? → *yes / no'])
    expect(remarksOf(brought)).toEqual([
      'Is itti si?: changed scripts_removed a',
      'Is itti si?: changed question_look a',
    ])
  })
  test.each([
    ['tags that never end', '<a "'],
    ['small letters within each other', '<sup>'],
    ['dollar signs', '$$'],
    ['braces', '{1:SA:'],
  ])('with nothing but %s ends in a refusal', async (_what, sign) => {
    const { fault } = await bringIn('bank.xml', quiz(choice(sign.repeat(200_000))))
    expect(fault?.reason).toBe('no_questions')
  })
  test('as text of nothing but signs ends in a refusal', async () => {
    for (const sign of ['{', '\\', '::', '=a->', '{#', '// [id:', 'A. ', 'ANSWER: A ', ' '])
      expect((await bringIn('bank.txt', Buffer.from(sign.repeat(40_000)))).fault?.reason).toBe('no_questions')
  })
})

test('a text that was written on Windows is read, and its letters are to be looked at', async () => {
  // کابل? {T} in windows-1256.
  const brought = await bringIn('bank.txt', Buffer.from([0x98, 0xc7, 0xc8, 0xe1, 0x3f, 0x20, 0x7b, 0x54, 0x7d]))
  expect(assessmentsIn(brought)).toEqual(['# bank', 'true_false: کابل? → true'])
  expect(remarksOf(brought)[0]).toBe('bank.txt: changed captions_letters')
})

test('a bank with pictures in it may be larger than a manifest', async () => {
  const picture =
    '<question type="multichoice"><questiontext><text>x</text><file name="a.png" encoding="base64">' +
    'A'.repeat(6_000_000) +
    '</file></questiontext></question>'
  const brought = await bringIn('bank.xml', quiz(picture + choice('Is it?')))
  expect(assessmentsIn(brought)).toEqual(['# bank', 'choice: Is it? → *yes / no'])
})
