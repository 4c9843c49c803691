/** One question of every kind, each telling its answer by words that stand nowhere else. */
import type { TestRules } from '@maktab/contracts/questions/test-rules'
import type { Question } from '@maktab/contracts/questions/questions'
import type { StoredBody } from '../src/features/content/bodies.ts'
import type { School } from './school.ts'
import { assessment } from './school.ts'

/** Stands in everything that tells an answer. */
export const secret = 'tellsTheAnswer'

const base = (question_id: string) => ({
  question_id,
  text: `Question ${question_id}?`,
  explanation: `${secret} ${question_id}`,
  feedback: { right: `${secret} r`, partly: `${secret} p`, wrong: `${secret} w` },
})
const item = (item_id: string, text: string) => ({ item_id, text })
const option = (option_id: string, text: string) => ({ option_id, text })
export const rubric = [
  {
    criterion_id: 'clear',
    title: 'Clear',
    levels: [
      { level_id: 'no', label: 'Not yet', marks: 0 },
      { level_id: 'half', label: 'Half', marks: 2 },
      { level_id: 'yes', label: 'Yes', marks: 4 },
    ],
  },
]
const picture = { sha256: 'e'.repeat(64), name: 'heart.png', mime_type: 'image/png', size_bytes: 10, url: '' }

export const everyKind: readonly Question[] = [
  {
    kind: 'choice',
    ...base('choice'),
    multiple: false,
    options: [option(`${secret}-right`, 'Kabul'), option('other', 'Herat')],
    correct: [`${secret}-right`],
  },
  { kind: 'true_false', ...base('true_false'), correct: true },
  { kind: 'blank', ...base('blank'), text: 'Two ____', blanks: [{ blank_id: '1', accepted: [`${secret}Blank`] }] },
  {
    kind: 'inline_choice',
    ...base('inline_choice'),
    text: 'Water ____',
    blanks: [
      {
        blank_id: '1',
        options: [option('z', 'sings'), option(`${secret}-boils`, 'boils')],
        correct: `${secret}-boils`,
      },
    ],
  },
  { kind: 'numeric', ...base('numeric'), value: 271828, tolerance: 0.5, unit: 'm' },
  { kind: 'short_text', ...base('short_text'), accepted: [`${secret}Short`] },
  {
    kind: 'match',
    ...base('match'),
    left: [item('1', 'wheat'), item('2', 'locust')],
    right: [item(`${secret}1`, 'producer'), item(`${secret}2`, 'consumer'), item('3', 'stone')],
    pairs: [
      { left_id: '1', right_id: `${secret}1` },
      { left_id: '2', right_id: `${secret}2` },
    ],
  },
  {
    kind: 'order',
    ...base('order'),
    items: [item(`${secret}1`, 'seed'), item(`${secret}2`, 'leaf'), item(`${secret}3`, 'fruit')],
  },
  {
    kind: 'hotspot',
    ...base('hotspot'),
    picture,
    alt: 'A body',
    multiple: false,
    regions: [
      { region_id: `${secret}9`, label: 'upper part', shape: { kind: 'rectangle', x: 1, y: 1, width: 10, height: 10 } },
      { region_id: 'x', label: 'lower part', shape: { kind: 'ellipse', x: 50, y: 50, radius_x: 5, radius_y: 5 } },
    ],
    correct: [`${secret}9`],
  },
  { kind: 'long_answer', ...base('long_answer'), rubric },
  { kind: 'file', ...base('file'), accepts: 'photo', max_files: 2, rubric },
  { kind: 'recording', ...base('recording'), max_seconds: 60, rubric },
]

/** Puts questions into the school's assessment. */
export async function ask(
  school: School,
  questions: readonly Question[],
  closes_on?: string,
  rules?: TestRules,
): Promise<void> {
  const stored = questions.map((question) => {
    if (question.kind !== 'hotspot') return question
    const { url: _, ...kept } = question.picture
    return { ...question, picture: kept }
  })
  const body = {
    kind: 'assessment',
    questions: stored,
    ...(closes_on === undefined ? {} : { closes_on }),
    ...(rules && { rules }),
  } as StoredBody
  await school.database.owner
    .updateTable('content')
    .set({ body: JSON.stringify(body) })
    .where('content_id', '=', assessment)
    .execute()
}
