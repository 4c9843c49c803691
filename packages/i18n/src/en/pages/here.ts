/** Choosing oneself among the people of a shared device, before the password. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `here.key`. */
export const here = {
  title: 'People on this device',
  remove_someone: 'Remove someone',
  waiting_to_send: '{count, plural, =0 {Nothing waiting to send} one {# waiting to send} other {# waiting to send}}',
  done: 'Done',
  remove_named: 'Remove {name} from this device',
  remove_title: 'Remove {name} from this device?',
  remove_body:
    'Downloads, and work begun here and not handed in, are deleted from this device. Work that the school has stays there. To log in here again they need internet.',
  remove_waiting:
    '{count, plural, one {# piece of work was not sent yet. It is only on this device and would be lost for ever.} other {# pieces of work were not sent yet. They are only on this device and would be lost for ever.}}',
  remove_unknown: 'Work that was not sent yet is only on this device and would be lost for ever.',
  remove: 'Remove',
  removed: '{name} was removed from this device.',
  remove_failed: 'This did not work. Close other windows of this page and try again.',
} as const
