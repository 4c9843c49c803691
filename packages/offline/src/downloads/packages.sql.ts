/** Packages that downloads want, and which of them are kept on their own origins. */
import type { PackageToKeep } from '@maktab/device/packages'
import type { SqlRow, Statements } from '@maktab/device/database'

export type WantedPackage = Omit<PackageToKeep, 'user_id'> & {
  /** Of the archive that it came in: how much of a download it is. */
  readonly size_bytes: number
}

export async function planPackages(
  db: Statements,
  download_id: string,
  packages: readonly WantedPackage[],
): Promise<void> {
  await db.run('delete from download_packages where download_id = ?', [download_id])
  await db.runMany(
    `insert into kept_packages (package_sha256, play_url, runtime, size_bytes) values (?, ?, ?, ?)
      on conflict (package_sha256) do update set play_url = excluded.play_url`,
    packages.map(({ package_sha256, play_url, runtime, size_bytes }) => [
      package_sha256,
      play_url,
      runtime,
      size_bytes,
    ]),
  )
  await db.runMany(
    'insert into download_packages (download_id, package_sha256) values (?, ?) on conflict do nothing',
    packages.map(({ package_sha256 }) => [download_id, package_sha256]),
  )
}

export async function missingPackages(db: Statements, download_id: string): Promise<WantedPackage[]> {
  const rows = await db.all(
    `select k.* from download_packages d join kept_packages k on k.package_sha256 = d.package_sha256
      where d.download_id = ? and not k.is_kept order by k.size_bytes, k.package_sha256`,
    [download_id],
  )
  return rows.map(readPackage)
}

export async function notePackageKept(db: Statements, package_sha256: string): Promise<void> {
  await db.run('update kept_packages set is_kept = 1, is_allowed = 1 where package_sha256 = ?', [package_sha256])
}

/** This browser does not let it be kept: played from the server alone. */
export async function notePackageNotAllowed(db: Statements, package_sha256: string): Promise<void> {
  await db.run('update kept_packages set is_allowed = 0 where package_sha256 = ?', [package_sha256])
}

/** Those that no download wants any more. */
export async function unusedPackages(db: Statements): Promise<WantedPackage[]> {
  return (
    await db.all(
      'select * from kept_packages where package_sha256 not in (select package_sha256 from download_packages)',
    )
  ).map(readPackage)
}

export async function forgetPackage(db: Statements, package_sha256: string): Promise<void> {
  await db.run('delete from kept_packages where package_sha256 = ?', [package_sha256])
}

function readPackage(row: SqlRow): WantedPackage {
  return {
    package_sha256: String(row['package_sha256']),
    play_url: String(row['play_url']),
    runtime: String(row['runtime']) as WantedPackage['runtime'],
    size_bytes: Number(row['size_bytes']),
  }
}
