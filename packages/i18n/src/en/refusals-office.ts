/** Why a call of an office was refused. Full key: `refusals.key`. */
export const refusalsOffice = {
  changed_meanwhile: 'Somebody else changed this meanwhile. Look at how it is now before you save.',
} as const
