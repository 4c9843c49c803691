/**
 * Tenants and schools that the product knows by number (seed 000 §1, §3). Nothing outside this folder may: every other
 * line asks a capability (`tools/check-arrows.ts`).
 */

/** Development, test and unclaimed hosts give it. */
export const generalTenant = 1
export const quranTenant = 2
/** The tenant of 21st-century skills. */
export const skillsTenant = 3
export const afghanTenant = 4
export const publisherTenant = 5
export const examTenant = 6
export const familyTenant = 7
/** The maths or school app. */
export const schoolAppTenant = 563
export const provincialTenant = 500_016

export const quranSchool = 809
export const subscribingFamily = 49
