/** Forms of questions are heavy, and most work asks none: they come where they are asked. */
import { fetched } from '#page/fetched.tsx'
import { ViewerLoading } from '../viewers/viewer-loading.tsx'

export const AskedQuestions = fetched(async () => (await import('./work-questions.tsx')).WorkQuestions, ViewerLoading, [
  'parts',
  'courses',
  'lessons',
  'setting',
])
