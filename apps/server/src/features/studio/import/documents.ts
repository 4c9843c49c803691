/** Reads PDF and Office files. Office files become PDF where LibreOffice is installed: one viewer shows them all, offline too. */
import { read, unreadable, type Read } from '@maktab/domain/studio/imports'
import { endingOf, titleOf } from '@maktab/domain/viewers/package-endings'
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runProgram } from './media-programs.ts'
import { faultOfPdf } from './open-pdf.ts'
import { openZip } from './safe-zip.ts'
import type { Imported, Source, Workbench } from './workbench.ts'

const pdf = 'application/pdf'
const conversionMs = 180_000

const types: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}
/** What each kind must bring. */
const mainParts: Readonly<Record<string, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
}

export async function readPdf(source: Source, bench: Workbench): Promise<Read<Imported>> {
  const fault = await faultOfPdf(source.file, bench.signal)
  const { sha256, name, size_bytes } = source
  return fault ? unreadable(fault, name) : read(documentOf({ sha256, name, mime_type: pdf, size_bytes }, titleOf(name)))
}

export async function readOffice(source: Source, bench: Workbench): Promise<Read<Imported>> {
  const fault = await officeFault(source)
  if (fault) return fault
  const { soffice } = bench.programs
  const { sha256, name, size_bytes } = source
  const title = titleOf(name)
  const converted =
    soffice === undefined ? undefined : await withFolder((folder) => convert({ source, bench, soffice, folder }))
  if (converted) return read(documentOf(converted, title))
  bench.report({
    name,
    outcome: 'changed',
    reason: soffice === undefined ? 'not_converted' : 'conversion_failed',
    detail: '',
  })
  return read(documentOf({ sha256, name, mime_type: types[endingOf(name)]!, size_bytes }, title))
}

function documentOf(
  file: { sha256: string; name: string; mime_type: string; size_bytes: number },
  title: string,
): Imported {
  return { title, content_type: 'document', body: { kind: 'document', file }, package_files: [] }
}

async function officeFault(source: Source): Promise<Read<never> | undefined> {
  const main = mainParts[endingOf(source.name)]
  // The kind of before 2007 is one file; its macros stay in it, so it is kept only as PDF or as something to save.
  if (main === undefined) return undefined
  const zip = await openZip(source)
  if (!zip.ok) return zip
  const { paths } = zip.value
  zip.value.close()
  if (!paths.includes('[Content_Types].xml') || !paths.includes(main)) return unreadable('document_broken', source.name)
  return paths.some((part) => /vbaProject\.bin$/i.test(part)) ? unreadable('scripts_inside', source.name) : undefined
}

interface Converting {
  readonly source: Source
  readonly bench: Workbench
  readonly soffice: string
  readonly folder: string
}

async function convert({
  source,
  bench,
  soffice,
  folder,
}: Converting): Promise<{ sha256: string; name: string; mime_type: string; size_bytes: number } | undefined> {
  bench.step('converting')
  const ending = endingOf(source.name)
  const input = path.join(folder, `input.${ending}`)
  await fs.copyFile(source.file, input)
  await writeProfile(path.join(folder, 'profile'))
  const ran = await runProgram({
    program: soffice,
    args: [
      '--headless',
      '--norestore',
      '--nologo',
      '--nodefault',
      '--nolockcheck',
      `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`,
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      input,
    ],
    timeoutMs: conversionMs,
    signal: bench.signal,
    folder,
  })
  const made = path.join(folder, 'input.pdf')
  // It ends well also where it could not read the file.
  if (ran === undefined || !existsSync(made) || (await faultOfPdf(made, bench.signal)) !== undefined) return undefined
  return bench.hold(made, { name: `${titleOf(source.name)}.pdf`, mime_type: pdf })
}

/** A profile for this one conversion: no macros, no links followed, and a proxy that nobody answers at, so that nothing is fetched. */
async function writeProfile(profile: string): Promise<void> {
  const setting = (place: string, name: string, value: string) =>
    `<item oor:path="/org.openoffice.${place}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`
  const settings = [
    setting('Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'),
    setting('Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'),
    setting('Office.Common/Security/Scripting', 'DisableActiveContent', 'true'),
    setting('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'),
    setting('Office.Writer/Content/Update', 'Link', '0'),
    setting('Office.Calc/Content/Update', 'Link', '1'),
    setting('Inet/Settings', 'ooInetProxyType', '1'),
    ...['HTTP', 'HTTPS', 'FTP'].flatMap((scheme) => [
      setting('Inet/Settings', `ooInet${scheme}ProxyName`, '127.0.0.1'),
      setting('Inet/Settings', `ooInet${scheme}ProxyPort`, '9'),
    ]),
    setting('Inet/Settings', 'ooInetNoProxy', ''),
  ]
  await fs.mkdir(path.join(profile, 'user'), { recursive: true })
  const head =
    '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">'
  await fs.writeFile(path.join(profile, 'user', 'registrymodifications.xcu'), `${head}${settings.join('')}</oor:items>`)
}

/** A folder for one piece of work, removed afterwards whatever comes of it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'maktab-import-'))
  try {
    return await work(folder)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}
