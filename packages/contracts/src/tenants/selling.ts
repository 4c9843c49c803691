/** How tenants differ in what they sell. */

/** What plans are priced in, by ISO 4217. */
export const currencies = ['PKR', 'AFN', 'GBP', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** Who sells a tenant's plans, as the wire calls them. */
export const vendors = ['general', 'quran', '21st century'] as const
export type Vendor = (typeof vendors)[number]
