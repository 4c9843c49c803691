/** Certificates of those who leave a school, and the public call that tells whether one is genuine (the calls are ours). */
import * as z from 'zod'
import { command, query } from '../../call.ts'
import { id } from '../../fields.ts'
import { campusOfOffice, officeCommand, officeQuery, offices } from '../../office.ts'

const certificateKind = z.literal('leaving')

/** What stands on the paper: as the register said it on the day of issue. */
export const Certificate = z.object({
  certificate_id: id,
  /** Twenty signs, by which the public page knows it. */
  code: z.string(),
  kind: certificateKind,
  full_name: z.string(),
  father_name: z.string().nullable(),
  admission_number: z.string().nullable(),
  date_of_birth: z.iso.date().nullable(),
  school_name: z.string(),
  from_date: z.iso.date(),
  to_date: z.iso.date(),
  reason: z.string(),
  issued_on: z.iso.date(),
  issued_by_name: z.string(),
  is_withdrawn: z.boolean(),
})
export type Certificate = z.infer<typeof Certificate>

export const listCertificates = query({
  path: 'admin/certificates',
  summary: 'Certificates that a learner was given, and what a further one would say',
  audience: offices,
  input: z.object({ ...campusOfOffice, user_id: id }),
  output: z.object({
    person: Certificate.pick({
      full_name: true,
      father_name: true,
      admission_number: true,
      date_of_birth: true,
    }).extend({
      /** The days of the school on which it wrote the person down, and on which they left; null where it does not know. */
      from_date: z.iso.date().nullable(),
      to_date: z.iso.date().nullable(),
    }),
    /** The latest first. */
    list: z.array(Certificate),
  }),
  refusals: ['not_found'],
  ...officeQuery,
})

export const issueCertificate = command({
  path: 'admin/certificate/issue',
  summary: 'Issue the leaving certificate of a learner, or of somebody who learned here',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    user_id: id,
    /** The days between which they learned here; none of them is still to come. */
    from_date: z.iso.date(),
    to_date: z.iso.date(),
    reason: z.string().trim().min(1).max(200),
  }),
  output: Certificate,
  refusals: ['not_found', 'certificate_dates_wrong'],
  ...officeCommand,
})

/** From then on the public page says that it is not genuine; the row stays. */
export const withdrawCertificate = command({
  path: 'admin/certificate/withdraw',
  summary: 'Withdraw a certificate that was issued by mistake',
  audience: offices,
  input: z.object({ ...campusOfOffice, certificate_id: id }),
  output: Certificate,
  refusals: ['not_found'],
  ...officeCommand,
})

/** Says no more than the paper does, and nothing at all of a code that no paper has. */
export const verifyCertificate = query({
  path: 'certificate/verify',
  summary: 'Whether a certificate is genuine',
  audience: 'public',
  /** As typed: with or without hyphens, in any digits. */
  input: z.object({ code: z.string().trim().min(1).max(60) }),
  output: z.object({
    /** Null for "not genuine". */
    certificate: Certificate.pick({ full_name: true, school_name: true, kind: true, issued_on: true }).nullable(),
  }),
  offline: 'online',
  flags: { forcedOnline: true },
  costs: 'code',
})
