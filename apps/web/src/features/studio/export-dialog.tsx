import type { LanguageCode } from '@maktab/contracts/fields'
import type { Question } from '@maktab/contracts/questions/questions'
import { questionFaults } from '@maktab/domain/questions/question-faults'
import { writeGift } from '@maktab/domain/studio/banks/write-gift'
import { writeMoodle } from '@maktab/domain/studio/banks/write-moodle'
import { writeQti } from '@maktab/domain/studio/banks/write-qti'
import type { WrittenRemark } from '@maktab/domain/studio/banks/written-banks'
import { storeZip } from '@maktab/domain/studio/store-zip'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { TextField } from '@maktab/ui/fields/text-field'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useMemo, useState } from 'react'
import { useT } from '#language/use-t.ts'
import { saveFile } from '#features/viewers/save-file.ts'

interface ExportDialogProps {
  /** Those that are not finished are left out. */
  readonly questions: readonly Question[]
  /** Of what is written. */
  readonly language: LanguageCode
  readonly onClose: () => void
}

const formats = ['moodle', 'gift', 'qti'] as const
type Format = (typeof formats)[number]

interface Written {
  readonly bytes: Blob
  readonly ending: string
  readonly remarks: readonly WrittenRemark[]
}

function write(format: Format, title: string, questions: readonly Question[], language: LanguageCode): Written {
  if (format === 'qti') {
    const { files, remarks } = writeQti(title, questions, language)
    return { bytes: new Blob([storeZip(files)], { type: 'application/zip' }), ending: 'zip', remarks }
  }
  const { text, remarks } = format === 'gift' ? writeGift(title, questions) : writeMoodle(title, questions)
  return { bytes: new Blob([text], { type: 'text/plain' }), ending: format === 'gift' ? 'txt' : 'xml', remarks }
}

/** Signs that names of files may not have on one system or another. */
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Takes the questions of a test away as a file for other programs, and says before what it will not hold. Needs no network. */
export function ExportDialog({ questions, language, onClose }: ExportDialogProps) {
  const t = useT('exporting')
  const [format, setFormat] = useState<Format>('moodle')
  const [called, setCalled] = useState(() => t('exporting.default_title'))
  const finished = useMemo(() => questions.filter((question) => questionFaults(question).length === 0), [questions])
  const title = fileName(called) || t('exporting.default_title')
  const { bytes, ending, remarks } = useMemo(
    () => write(format, title, finished, language),
    [format, title, finished, language],
  )
  const unfinished = questions.length - finished.length
  return (
    <Dialog isOpen heading={t('exporting.heading')} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          saveFile(bytes, `${title}.${ending}`)
          onClose()
        }}
      >
        <TextField
          label={t('exporting.called')}
          maxLength={120}
          value={called}
          onChange={(event) => setCalled(event.target.value)}
        />
        <Select
          label={t('exporting.for_whom')}
          value={format}
          onChange={(event) => setFormat(event.target.value as Format)}
          options={formats.map((value) => ({ value, label: t(`exporting.as_${value}`) }))}
        />
        {unfinished > 0 && <p className="small">{t('exporting.unfinished', { count: unfinished })}</p>}
        <Remarks remarks={remarks} />
        <Button type="submit" variant="primary" icon="downloads" disabled={finished.length === 0}>
          {t('exporting.take')}
        </Button>
      </form>
    </Dialog>
  )
}

function Remarks({ remarks }: { readonly remarks: readonly WrittenRemark[] }) {
  const t = useT('exporting')
  if (remarks.length === 0) return <p className="small soft">{t('exporting.whole')}</p>
  return (
    <details open={remarks.length <= 5}>
      <summary className="small">{t('exporting.lost_count', { count: remarks.length })}</summary>
      <ul className="grid gap-1 small" role="list">
        {remarks.map(({ at, name, lost }) => (
          <li key={at}>{lost.map((part) => t(`exporting.lost_${part}`, { name: `\u2068${name}\u2069` })).join(' ')}</li>
        ))}
      </ul>
    </details>
  )
}
