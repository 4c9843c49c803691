import type { AnyAnswer } from '@maktab/client/call'
import type { RunningClicker } from '@maktab/contracts/learning/clickers'

export const clicker_id = '0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a41'
export const whole = {
  kind: 'choice',
  question_id: 'q1',
  text: '1/2 + 1/4 = ?',
  multiple: false,
  options: [
    { option_id: 'a', text: '3/4' },
    { option_id: 'b', text: '2/6' },
  ],
  correct: ['a'],
  explanation: '',
} as const
export const asked = {
  kind: 'choice',
  question_id: 'q1',
  text: '1/2 + 1/4 = ?',
  multiple: false,
  options: [
    { option_id: 'o1', text: '3/4' },
    { option_id: 'o2', text: '2/6' },
  ],
} as const
export const running = (change: Partial<RunningClicker> = {}): AnyAnswer => ({
  ok: true,
  value: {
    list: [
      {
        clicker_id,
        class_id: 101,
        class_name: { alias: null, subject: 'maths', grade: '6', section: 'A' },
        state: 'open',
        at: 0,
        total: 2,
        asked,
        whole: null,
        own_answer: null,
        is_right: null,
        tallies: [],
        ...change,
      },
    ],
  },
})

export const base = { question_id: 'q1', explanation: '' }
export const items = ['seed', 'leaf'].map((text, at) => ({ item_id: `i${at + 1}`, text }))
export const options = ['boils', 'sings'].map((text, at) => ({ option_id: `o${at + 1}`, text }))
export const picture = {
  sha256: 'e'.repeat(64),
  name: 'heart.png',
  mime_type: 'image/png',
  size_bytes: 10,
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
}
export const region = (region_id: string, label: string, x: number) => ({
  region_id,
  label,
  shape: { kind: 'rectangle' as const, x, y: 10, width: 20, height: 20 },
})

export const ofClass = {
  class_id: 101,
  grade: '6',
  subject: 'maths',
  section: 'A',
  alias: null,
  course_id: 51,
  course_title: 'Maths',
  cms_course_id: 51,
  teacher_name: '',
  total_students: 3,
  total_lessons: 2,
  lesson_completion: null,
}
