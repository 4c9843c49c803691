/** Downloads on the dashboard. Full key: `downloads.key`. */
export const downloadsHome = {
  downloading: 'Downloading…',
  count_ready:
    '{count, plural, =0 {Nothing on this device yet} one {# assignment on this device} other {# assignments on this device}}',
} as const
