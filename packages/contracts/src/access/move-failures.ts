/** What stands against an arranged move when its person tries to make it; apart from the contracts, for screens that need no schema library. */
export const moveFailures = [
  'migration_target_missing',
  'subscription_over',
  'different_institution',
  'outside_province',
  'not_allowed',
] as const
