/** How devices stand with the school. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `devices.key`. */
export const devices = {
  name: 'Whose',
  device: 'Device',
  heard: 'Last heard of',
  synced: 'Last in step',
  waiting: 'Waiting work',
  free: 'Room left',
  why: 'Why',
  in_step: 'In step',
  find: 'Find a person',
  only_all: 'All devices',
  only_trouble: 'In trouble',
  none: 'No device has spoken to the school yet.',
  none_troubled: 'Every device that was heard of is in step.',
  intro:
    'A device is in step when all that was done on it is at the school, and all that the school has for it is on it.',
  troubled: '{count, plural, one {# device is} other {# devices are}} not in step',
  system_other: 'Another system',
  unsaid: 'Not said',
  waits: '{count, plural, one {# work} other {# works}}',
  since: 'since {when}',
  trouble_send:
    'The school does not take what it sends: ask its person to update the application, and write to the support.',
  trouble_pull:
    'What the school sends does not arrive whole: ask its person to close the application and open it again.',
  trouble_waits_long:
    'Work has waited for more than three days: ask its person to open the application while connected, and to look at what was not taken.',
  trouble_nearly_full: 'Almost no room is left: ask its person to remove downloads or photos.',
  trouble_silent: 'Not heard of in seven days: it may have had no internet, or nobody has opened it.',
  healed: 'Differed from the school and was put right on {when}.',
} as const
