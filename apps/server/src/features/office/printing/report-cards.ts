import { readReportCards } from '@maktab/contracts/office/printing/report-cards'
import { accept, refuse } from '@maktab/contracts/outcome'
import { reportFigures } from '@maktab/domain/office/report-cards'
import { namedClass } from '@maktab/domain/schools/class-names'
import { atCampus } from '#calls/handle.ts'
import { findPaperClass } from '#features/office/printing/class-rosters.ts'
import { readCampusNames } from '#features/office/printing/class-rosters.sql.ts'
import { readReportRows, readYearName } from '#features/office/printing/report-cards.sql.ts'

export const reportCards = {
  readReportCards: atCampus(readReportCards, async (context, { class_id, user_id }) => {
    const { db, campus, now } = context
    const found = await findPaperClass(context, class_id)
    if (!found) return refuse('not_found')
    const { name, names } = await readCampusNames(db, campus)
    const rows = await readReportRows(db, { ...campus, class_id, user_id, now })
    if (user_id !== undefined && rows.length === 0) return refuse('not_found')
    return accept({
      school: { name, names: names as Readonly<Record<string, string>> },
      class_name: namedClass(found),
      class_teacher: found.class_teacher?.full_name ?? null,
      year_name: await readYearName(db, { ...campus, class_id }),
      list: rows.map(({ classes, ...learner }) => ({
        ...learner,
        classes: classes.map((one) => ({
          class_id: one.class_id,
          class_name: namedClass(one),
          ...reportFigures([one]),
        })),
        overall: reportFigures(classes),
      })),
    })
  }),
}
