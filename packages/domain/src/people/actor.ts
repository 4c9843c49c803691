import type { Role } from '@maktab/contracts/roles'

/** Who acts: a person, in one of their roles, of one school of one tenant. */
export interface Actor {
  readonly user_id: number
  readonly institution_id: number
  readonly tenant_id: number
  readonly role: Role
  /** The super admin who works in this person's place. */
  readonly acted_by?: number | undefined
  /** Who this person became by moving to another campus, and who only hands over what they left on a device. */
  readonly succeeded_by?: number | undefined
}
