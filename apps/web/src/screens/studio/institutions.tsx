import {
  listContentInstitutions,
  updateContentInstitution,
} from '@maktab/client/calls/studio/content-institutions.generated'
import type { ContentInstitution } from '@maktab/contracts/studio/content-institutions'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { IconButton } from '@maktab/ui/base/icon-button'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { TextField } from '@maktab/ui/fields/text-field'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { CallState } from '#page/call-state.tsx'
import { explain } from '#calls/explain.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import { SchoolContentFields } from '#features/studio/school-content-fields.tsx'
import { studioRefused } from '#features/studio/studio-refused.tsx'
import styles from '#features/studio/studio.module.css'

/** Which school has which content, and which content roles count there. */
export function ContentInstitutionsScreen() {
  const t = useT('notices', 'studio')
  const schools = useQuery(listContentInstitutions, {})
  const [edited, setEdited] = useState<ContentInstitution>()
  return (
    <div className="grid gap-4">
      <h1>{t('studio.schools_heading')}</h1>
      <CallState of={schools} shape="rows" refused={studioRefused}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon="school" title={t('acting.no_school')} />
          ) : (
            <>
              <ul className={`grid gap-3 bare ${styles['courses']}`} role="list">
                {list.map((school) => (
                  <li key={school.institution_id}>
                    <Card
                      heading={<bdi>{school.name}</bdi>}
                      actions={
                        <IconButton
                          icon="edit"
                          label={t('studio.edit_school', { name: school.name })}
                          onClick={() => setEdited(school)}
                        />
                      }
                    >
                      <p className="soft">
                        <bdi>{school.repository}</bdi>
                      </p>
                      <p className="soft break">
                        {school.available_lessons === '' ? (
                          t('studio.everything')
                        ) : (
                          <bdi>{school.available_lessons}</bdi>
                        )}
                      </p>
                      <p className="soft">
                        {school.is_cms_full_access ? t('studio.full_access') : <bdi>{school.cms_roles.join(', ')}</bdi>}
                      </p>
                    </Card>
                  </li>
                ))}
              </ul>
              {edited && (
                <SchoolDialog key={edited.institution_id} school={edited} onClose={() => setEdited(undefined)} />
              )}
            </>
          )
        }
      </CallState>
    </div>
  )
}

function SchoolDialog({ school, onClose }: { readonly school: ContentInstitution; readonly onClose: () => void }) {
  const t = useT('studio')
  const showToast = useToasts()
  const { run, isBusy } = useCommand(updateContentInstitution)
  const [fields, setFields] = useState(school)
  const [problem, setProblem] = useState<string>()
  const { institution_id, repository, available_lessons, cms_roles, is_cms_full_access } = fields

  async function save(): Promise<void> {
    setProblem(undefined)
    const answer = await run({ institution_id, repository, available_lessons, cms_roles, is_cms_full_access })
    if (!answer.ok) return setProblem(explain(t, answer))
    showToast({ tone: 'success', text: t('studio.school_saved') })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} heading={t('studio.edit_school', { name: school.name })}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={t('studio.repository')}
          hint={t('studio.repository_hint')}
          dir="ltr"
          maxLength={80}
          value={repository}
          onChange={(event) => setFields({ ...fields, repository: event.target.value })}
        />
        <SchoolContentFields
          content={fields}
          onChange={({ cms_roles: roles = cms_roles, ...some }) =>
            setFields({ ...fields, ...some, cms_roles: [...roles] })
          }
        />
        {problem !== undefined && (
          <div role="alert">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('studio.save')}
        </Button>
      </form>
    </Dialog>
  )
}
