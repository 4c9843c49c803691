import { listInstituteCourses, listOfficeCourses } from '@maktab/contracts/office/office-courses'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept } from '@maktab/contracts/outcome'
import { coursesOnPage } from '@maktab/domain/office/office-courses'
import { atCampus, inside } from '#calls/handle.ts'
import { readInstituteCourses, readTenantCourses } from '#features/office/office-courses.sql.ts'

export const officeCourses = {
  listInstituteCourses: atCampus(listInstituteCourses, async ({ db, campus }, asked) => {
    const { list, ...pages } = coursesOnPage(await readInstituteCourses(db, campus), asked)
    return accept({
      list: list.map(({ language, ...course }) => ({ ...course, language: language as LanguageCode })),
      ...pages,
    })
  }),

  listOfficeCourses: inside(listOfficeCourses, async ({ db, actor }, asked) => {
    const { list, ...pages } = coursesOnPage(await readTenantCourses(db, actor), asked)
    return accept({
      list: list.map(({ language, ...course }) => ({ ...course, language: language as LanguageCode })),
      ...pages,
    })
  }),
}
