import type { Messages } from '../keys.ts'

export const refusalsOffice = {
  changed_meanwhile: 'په دې منځ کې بل چا دا بدل کړی دی. له خوندي کولو مخکې وګورئ چې اوس څنګه دی.',
} satisfies Messages<'refusals-office'>
