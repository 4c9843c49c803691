import { randomBytes } from 'node:crypto'
import {
  issueCertificate,
  listCertificates,
  verifyCertificate,
  withdrawCertificate,
} from '@maktab/contracts/office/printing/certificates'
import { accept, refuse } from '@maktab/contracts/outcome'
import { certificateCode, readCertificateCode } from '@maktab/domain/office/printing/certificate-codes'
import { decideCertificate } from '@maktab/domain/office/printing/certificates'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { atCampus, atGate } from '#calls/handle.ts'
import { readSchoolDay } from '#features/insights/sight.sql.ts'
import {
  findCertified,
  findGenuine,
  insertCertificate,
  readCertificates,
  saveWithdrawn,
} from '#features/office/printing/certificates.sql.ts'
import { readCampusNames } from '#features/office/printing/class-rosters.sql.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'

export const certificates = {
  listCertificates: atCampus(listCertificates, async ({ db, campus }, { user_id }) => {
    const person = await findCertified(db, campus, user_id)
    if (!person) return refuse('not_found')
    return accept({ person, list: [...(await readCertificates(db, campus, user_id))] })
  }),

  issueCertificate: atCampus(issueCertificate, async (context, { user_id, reason, ...asked }) => {
    const { db, campus, now, language, actor_name } = context
    const person = await findCertified(db, campus, user_id)
    if (!person) return refuse('not_found')
    const issued_on = await readSchoolDay(db, campus, now)
    const learned = decideCertificate(asked, issued_on)
    if (!learned.ok) return learned
    const { full_name, father_name, admission_number, date_of_birth } = person
    const certificate = await insertCertificate(db, campus, user_id, {
      code: certificateCode(randomBytes(20)),
      kind: 'leaving',
      full_name,
      father_name,
      admission_number,
      date_of_birth,
      school_name: institutionName(await readCampusNames(db, campus), language),
      ...learned.value,
      reason,
      issued_on,
      issued_by_name: actor_name,
    })
    const { code: _code, is_withdrawn: _is, ...after } = certificate
    await insertOfficeChanges(context, [
      { noun: 'certificate', noun_id: certificate.certificate_id, action: 'issue', after: { ...after, user_id } },
    ])
    return accept(certificate)
  }),

  withdrawCertificate: atCampus(withdrawCertificate, async (context, { certificate_id }) => {
    const saved = await saveWithdrawn(context.db, context.campus, certificate_id, context.now)
    if (!saved) return refuse('not_found')
    if (saved.isNew) {
      await insertOfficeChanges(context, [
        {
          noun: 'certificate',
          noun_id: certificate_id,
          action: 'withdraw',
          before: { is_withdrawn: false },
          after: { is_withdrawn: true },
        },
      ])
    }
    return accept(saved.certificate)
  }),

  verifyCertificate: atGate(verifyCertificate, async ({ doors, tenant_id }, { code: typed }) => {
    const code = readCertificateCode(typed)
    if (code === undefined) return accept({ certificate: null })
    const certificate = await doors.inTenant(tenant_id, (db) => findGenuine(db, code))
    return accept({ certificate: certificate ?? null })
  }),
}
