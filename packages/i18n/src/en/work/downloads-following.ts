/** A download beside every screen, and the question after it broke off. Full key: `downloads.key`. */
export const downloadsFollowing = {
  floating: 'Download in progress',
  cancel_it: 'Cancel the download',
  keep: 'Keep downloading',
  cancel_title: 'Cancel this download?',
  cancel_asked: 'What is here of it is removed from this device. Your work stays.',
  per_second: '{size} a second',
  stands: 'Paused',
  waits_wifi: 'Waits for Wi-Fi',
  waits_word: 'Waits for your answer',
  waits_line: 'Waits for the internet',
  resume_title: 'Go on with the download?',
  resume_asked: 'It stopped at {percent} when the line or the application ended. What has arrived is kept.',
  others_wait:
    '{count, plural, one {# more download waits on the page of downloads.} other {# more downloads wait on the page of downloads.}}',
  line_paid: 'You are on mobile data, or this device saves data: it may cost money.',
  line_unknown: 'This browser does not tell whether this is Wi-Fi. Look before you go on.',
  line_free: 'You are on Wi-Fi or a cable.',
  go_on_now: 'Go on',
  not_now: 'Not now',
  pause_now: 'Pause',
} as const
