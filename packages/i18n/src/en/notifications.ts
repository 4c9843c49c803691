/** What a person is told of, and pushes. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `notifications.key`. */
export const notifications = {
  new: 'New',
  mark_all: 'Mark all as read',
  none: 'Nothing to tell you yet',
  none_learner: 'New assignments, and work that your teacher gives back, are told here.',
  none_teacher: 'Work that your learners hand in is told here.',
  offline_title: 'Notifications need internet',
  offline_body:
    'What you downloaded and what you do meanwhile is safe. Everything new is told as soon as there is internet.',
  event_new: 'New event',
  event_changed: 'An event was changed',
  event_cancelled: 'An event is cancelled',
  event_soon: 'Begins soon',
  post_new: 'A new post in your class',
  post_comment: 'A comment on what you wrote',
  post_reported: 'A post was reported',
  push: 'Notifications on this device',
  push_intro: 'You are told of new work and of work that comes back, even while this page is closed.',
  push_shared: 'Leave it off on a device that others use: they could read along.',
  push_switch: 'Notify me on this device',
  push_on: 'You are notified on this device. Signing out ends it.',
  push_blocked:
    'The browser blocks notifications of this page. Allow them beside the address of the page or in the settings of the browser, then come back.',
  push_unsupported: 'This browser cannot do that. Under the bell you always find everything.',
  push_dismissed: 'The browser was not allowed to, so it stays off.',
  push_offline: 'This needs internet. Nothing was changed.',
  push_failed: 'That did not work with this browser. Try again later; under the bell you find everything.',
} as const
