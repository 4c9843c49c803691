/** What the client asks of the device's own store. The store lives in a worker; everything here can be posted to it. */
import type { ReadableAttachment } from '@maktab/contracts/content/files'
import type { Role } from '@maktab/contracts/roles'
import type { AnyAnswer } from './call.ts'

/** Whose store is open. Each person on a device has their own. */
export interface StoreOwner {
  readonly user_id: number
  readonly institution_id: number
  readonly tenant_id: number
  readonly role: Role
}

/** A file that goes with a command: kept encrypted beside the outbox until the server has it. */
export interface QueuedFile {
  readonly file_id: string
  readonly name: string
  readonly mime_type: string
  readonly bytes: Blob
}

/** The work of a command. A title or a name is null where the device no longer has the row that tells it. */
export type WorkOfCommand =
  | {
      readonly kind: 'submission'
      readonly submission_id: string
      readonly assignment_id: string
      readonly title: string | null
      readonly text: string
      /** With addresses at which this device answers. */
      readonly attachments: readonly ReadableAttachment[]
    }
  | {
      readonly kind: 'comment'
      readonly comment_id: string
      readonly assignment_id: string
      readonly title: string | null
      /** Of the learner to whom a teacher writes. */
      readonly full_name: string | null
      readonly text: string
      readonly attachments: readonly ReadableAttachment[]
    }
  | {
      /** What was said to a class: a post, or a comment on one. */
      readonly kind: 'post'
      /** Of the post or the comment. */
      readonly post_id: string
      readonly title: null
      readonly text: string
      readonly attachments: readonly ReadableAttachment[]
    }
  | {
      /** Work that a teacher set or changed. */
      readonly kind: 'assignment'
      readonly assignment_id: string
      /** As it was typed, else as it stands. */
      readonly title: string | null
      /** Instructions; empty where they were not changed. */
      readonly text: string
      readonly attachments: readonly ReadableAttachment[]
      /** What was typed, by the field of the call; an older version may have written it. */
      readonly change: Readonly<Record<string, unknown>>
    }
  | {
      /** An event that a teacher arranged or changed. */
      readonly kind: 'event'
      readonly event_id: string
      /** As it was typed, else as it stands. */
      readonly title: string | null
      /** What it is about; empty where that was not changed. */
      readonly text: string
      readonly attachments: readonly ReadableAttachment[]
      /** What was typed, by the field of the call; an older version may have written it. */
      readonly change: Readonly<Record<string, unknown>>
    }
  | {
      readonly kind: 'score'
      readonly assignment_id: string
      readonly user_id: number
      readonly title: string | null
      readonly full_name: string | null
      /** Null where only a remark was given. */
      readonly score: number | null
      readonly total_score: number
      readonly teacher_remarks: string
    }

/** An outbox entry as a person sees it. */
export interface WaitingCommand {
  readonly command_id: string
  readonly name: string
  readonly given: string
  /** Set when the server said no: the work is kept and shown, never dropped. */
  readonly refusal: string | null
  /** Commands of one subject are one work for their person; null or absent where this one is a work of its own. */
  readonly subject?: string | null
  /** Absent where the command is neither handed-in work nor a score nor a change of work or of an event. */
  readonly work?: WorkOfCommand | undefined
}

export interface SyncState {
  /** Works not yet answered by the server: score and remark of one learner are one. */
  readonly waiting: number
  /** Works that the server refused and a person must look at. */
  readonly refused: number
  /** Bytes of their files that still have to go up. */
  readonly waiting_bytes?: number
  readonly is_sending: boolean
  /** Seconds since the oldest work was done that is on this device alone; absent where there is none. */
  readonly oldest_waits_seconds?: number
  /** When everything was last known to be the same on both sides (ISO 8601); null before the first time. */
  readonly synced_on: string | null
  /** The server has too many requests: seconds until it takes this device's again, where it said so. */
  readonly wait_seconds?: number
  /** Seconds until the oldest command that may not be sent yet can be: its person may take it back, or the school refused it until then. */
  readonly held_seconds?: number
  /** While the school is brought to this device for the first time: how many tables of how many are here. */
  readonly first_sync?: { readonly done: number; readonly of: number }
  /** False where no rows came since the sync before: what was asked of the device is as it was. */
  readonly has_news?: boolean
}

export interface DownloadState {
  /** Of an assignment its own, else as `@maktab/domain/downloads/download-ids` makes it. */
  readonly download_id: string
  readonly status: 'started' | 'in_progress' | 'paused' | 'completed' | 'failed'
  /** Capped at 99 until all is stored (seed 001 §4). */
  readonly percentage: number
  readonly size_bytes: number
  /** `server_failed`: the school was reached and did not give what was asked for. */
  readonly failure: 'storage_full' | 'unreachable' | 'server_failed' | null
  /** Titles of the packages that this browser does not let be kept: they need internet, all the rest is here. */
  readonly needs_internet: readonly string[]
  /** How many files the school no longer has: all the rest is here. Absent where it has them all. */
  readonly files_gone?: number
  /** How many lessons hold something that the school did not give, as what a plan does not open: all the rest is here. Absent where it gave all. */
  readonly lessons_closed?: number
  /** Paused by a lost line, or by the end of the application. */
  readonly is_interrupted?: boolean
  /** What the device lacks, where it has too little room for it. */
  readonly shortfall_bytes?: number
  /** While it runs, once it is known. */
  readonly bytes_per_second?: number
  /** What was published since it was completed; absent where it is current. */
  readonly update?: { readonly lessons: number; readonly bytes: number }
  /** It waits: for Wi-Fi, for a month that is not spent, or for its person's word on the line that there is. */
  readonly hold?: 'only_wifi' | 'line_unknown' | 'line_changed' | 'over_budget'
  /** When its person last opened something of it (ISO 8601). */
  readonly opened_on?: string
  /** What its person should hear now. */
  readonly said?:
    | 'download_success_msg'
    | 'download_paused_offline_msg'
    | 'on_download_internet_lost_error'
    | 'internet_timeout_Error'
    | 'unable_to_connect'
    | 'api_error_while_downloading'
}

/** What a person lets downloads use. */
export interface DownloadSettings {
  readonly quality: 'small' | 'whole' | 'audio'
  readonly only_wifi: boolean
  /** Bytes in thirty days over lines that are not known to be free; null for as many as it takes. */
  readonly budget_bytes: number | null
}

/** Also from another tab. */
export type DownloadChange =
  | DownloadState
  | { readonly download_id: string; readonly status: 'removed'; readonly said?: DownloadState['said'] }

/** A single file that a person keeps on this device. */
export interface KeptFile {
  readonly file_id: string
  readonly name: string
  readonly size_bytes: number
}

/** With an address at which the school gives it out now. */
export interface FileToKeep extends KeptFile {
  readonly url: string
}

/** `gone`: the school no longer has it. */
export type KeepOutcome = 'kept' | 'gone' | NonNullable<DownloadState['failure']>

export interface OfflinePort {
  /** Opens (making it if needed) the store of a person. */
  open(owner: StoreOwner): Promise<void>
  close(): Promise<void>
  /** Answers a query from the local tables. */
  answer(name: string, input: unknown): Promise<AnyAnswer>
  /**
   * Decides a command here, shows it in the local tables and keeps it for sending; all or nothing. One that is kept already under
   * its `command_id` stays as it is. One that `isHeld` is sent ten seconds later, and those after it with it; until then it can be
   * taken back. Undefined where the rows of this person decide nothing of the kind: the school is asked at once.
   */
  perform(
    name: string,
    input: unknown,
    files: readonly QueuedFile[],
    command_id?: string,
    isHeld?: boolean,
  ): Promise<AnyAnswer | undefined>
  /** Takes a held command back before it is sent, as if it had never been given; false where it is too late. */
  takeBack(command_id: string): Promise<boolean>
  /** Sends what waits and pulls what changed; resolves when nothing more can be done now. */
  sync(): Promise<SyncState>
  waiting(): Promise<readonly WaitingCommand[]>
  /** Puts refused commands whose refusal may change back among those that wait; the next sync sends them. */
  retryRefused(): Promise<void>
  /**
   * Puts a refused command back among those that wait under a new id, with the same input, moment and files. Work keeps its
   * `submission_id`, so that it cannot arrive twice. Does nothing where no such command is refused.
   */
  sendAgain(command_id: string): Promise<void>
  /**
   * Keeps a command that was refused before it stood in the outbox, as one that is refused: its person finds it among their
   * refused work. Does nothing where it is kept already.
   */
  keepRefused(name: string, input: unknown, refusal: string, command_id: string): Promise<void>
  /** Takes a refused command out of the list after a person saw it. */
  dismiss(command_id: string): Promise<void>
  /**
   * Fetches what is not here yet, or not current. Resolves when it ends, or its person pauses it; `busy` where another one runs (seed 001
   * §2: one at a time), undefined where it was removed before it was here. One that `isConfirmed` uses whatever line there is; said of one
   * that waits for another line, it lets that go on.
   */
  download(download_id: string, isConfirmed?: boolean): Promise<DownloadState | 'busy' | undefined>
  pauseDownload(download_id: string): Promise<void>
  /** What was broken off and waits for the word of its person, the last begun first; nothing while one runs or waits for its line. */
  brokenOffDownloads(): Promise<readonly string[]>
  /** What holds for downloads on this device from now on, also for one that runs. */
  limitDownloads(settings: DownloadSettings): Promise<void>
  /** Bytes of the last thirty days over lines that are not free. */
  spentBytes(): Promise<number>
  /** Its person opens something that belongs to these downloads; those that are not here do not matter. */
  noteOpened(download_ids: readonly string[]): Promise<void>
  removeDownload(download_id: string): Promise<void>
  /** Bytes of all downloads but those named; a file that several share is counted once. */
  downloadedBytes(without?: readonly string[]): Promise<number>
  downloads(): Promise<readonly DownloadState[]>
  /** Keeps an attachment on the device until it is released; what did not arrive whole is not kept. Without a network its address is answered from here. */
  keepFile(file: FileToKeep): Promise<KeepOutcome>
  /** Gives up a kept file; it goes unless a download or waiting work needs it. */
  releaseFile(file_id: string): Promise<void>
  keptFiles(): Promise<readonly KeptFile[]>
  onSync(listener: (state: SyncState) => void): () => void
  onDownload(listener: (change: DownloadChange) => void): () => void
  onKeptFiles(listener: (files: readonly KeptFile[]) => void): () => void
}
