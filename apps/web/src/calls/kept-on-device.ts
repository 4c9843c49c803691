/**
 * What the pages keep in this browser's storages, and what of it stays when somebody signs out (seed 000 §3). The one list:
 * a name that is not on it is cleared too. Unsent work and what was typed are never cleared; the stores of work are
 * encrypted and stand apart (packages/device).
 */

/** A name that ends with a dot is the beginning of several. */
export const keptAtSignOut: readonly string[] = [
  // Remember-me, with the credentials, encrypted.
  'maktab.remember',
  // What was typed and not sent, and learning and scores that no store took; each name carries its person.
  'maktab.draft.',
  'maktab.details.',
  'maktab.unsaved-progress.',
  // What an author wrote and the studio has not saved yet.
  'maktab.writing.',
  // Whose store has something to send, and how many people can sign in here without a network.
  'maktab.waiting.',
  'maktab.people.',
  // Which tours a person has seen: whoever comes back without a network is not shown around anew. The name carries its person.
  'maktab.tour.',
  // Who lets their use be measured, so that nobody is asked twice; the name carries its person.
  'maktab.consent.',
  // Whose pushes this browser gets, so that they can be ended.
  'maktab.push.',
  // The device's own: which one it is, its language and looks, and until when a newer application was put off, and the server's clock.
  'maktab.device',
  'maktab.language',
  'maktab.appearance',
  'maktab.android-later',
  'maktab.server-clock',
  // What downloads may use on it.
  'maktab.downloads',
]

/** Everything else goes; these are known to. The session itself is its keeper's to remove. */
export const clearedAtSignOut: readonly string[] = [
  // What was looked for; the name carries its person.
  'maktab.searches.',
  // What was typed into forms of an office: its computer is shared.
  'maktab.office.',
  // Which span and class a report was read for.
  'maktab.report.',
  // What belongs to a way in that is under way, or was.
  'maktab.signup',
  'maktab.external-person',
  'maktab.login-institution',
  'maktab.exam-preparation',
  // Whom an examination board has greeted; the name carries its person.
  'maktab.welcome.',
  // That a move waits until the tab is opened anew.
  'maktab.migration-put-off',
  // That this tab was told of a wrong clock.
  'maktab.clock-said',
  // That an order was handed to a provider once, so that going back does not do it again.
  'maktab.handed-over.',
  // Which tab renews the session where the browser has no locks.
  'maktab.lease',
]

/** A tab with a session of its own leaves the browser's alone. */
const sessionName = 'maktab.session.'

const isKept = (stored: string): boolean =>
  keptAtSignOut.some((name) => (name.endsWith('.') ? stored.startsWith(name) : stored === name))

/** Clears what the person who leaves had here. */
export function clearAtSignOut(): void {
  try {
    clear(sessionStorage)
    // Somebody is signed in still, in other tabs: what is kept for all of them is theirs.
    if (!Object.keys(localStorage).some((name) => name.startsWith(sessionName))) clear(localStorage)
  } catch {
    // Forbidden storage: nothing was kept.
  }
}

function clear(storage: Storage): void {
  for (const name of Object.keys(storage)) if (!isKept(name) && !name.startsWith(sessionName)) storage.removeItem(name)
}
