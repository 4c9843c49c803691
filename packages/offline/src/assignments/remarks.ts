import { accept } from '@maktab/contracts/outcome'
import { offerRemarks } from '@maktab/domain/assignments/remarks'
import type { HandlersOf } from '../local-handler.ts'
import { findRows, saveRow } from '../local-tables.sql.ts'
import { forgetRemark, readSaidRemarks } from './remarks.sql.ts'

export const remarks: HandlersOf<'listRemarks' | 'saveRemark'> = {
  async listRemarks({ db, actor }) {
    const kept = await findRows(db, 'saved_remarks', 'user_id = ?', [actor.user_id])
    const saved = kept.map(({ text, changed_on }) => ({ text, changed_on: new Date(changed_on) }))
    return accept({ list: [...offerRemarks({ said: await readSaidRemarks(db, actor.user_id), saved })] })
  },

  async saveRemark({ db, actor: { user_id }, given }, input) {
    const text = input.text.trim()
    const { is_saved } = input
    if (is_saved) await saveRow(db, 'saved_remarks', { user_id, text, changed_on: given.toISOString() })
    else await forgetRemark(db, user_id, text)
    return accept({ text, is_saved })
  },
}
