import { listRemarks, saveRemark } from '@maktab/contracts/assignments/remarks'
import { accept } from '@maktab/contracts/outcome'
import { offerRemarks } from '@maktab/domain/assignments/remarks'
import { inside } from '#calls/handle.ts'
import { readSaidRemarks, readSavedRemarks, saveRemarkOf } from '#features/assignments/remarks.sql.ts'

export const remarks = {
  listRemarks: inside(listRemarks, async ({ db, actor }) => {
    const said = await readSaidRemarks(db, actor)
    return accept({ list: [...offerRemarks({ said, saved: await readSavedRemarks(db, actor) })] })
  }),

  saveRemark: inside(saveRemark, async ({ db, actor, given }, { text, is_saved }) =>
    accept({ text, is_saved: await saveRemarkOf(db, actor, { text, is_saved }, given) }),
  ),
}
