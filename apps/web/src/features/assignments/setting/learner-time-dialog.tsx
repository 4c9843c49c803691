import { fetched } from '#page/fetched.tsx'

/** Opened for few learners: it comes when it is asked for. */
export const LearnerTimeDialog = fetched(
  async () => (await import('./learner-time.tsx')).LearnerTimeDialog,
  () => null,
  ['home', 'parts', 'setting'],
)
