/** How a person stands to a file that somebody handed over. */
export interface AttachmentStanding {
  readonly is_owner: boolean
  /** It was handed in by a learner of a class that the person teaches. */
  readonly is_for_marking: boolean
  /** It hangs on a comment, or on work that a teacher handed in for a learner, of the person's own private thread, or of one in a class that they teach. */
  readonly is_in_thread: boolean
  /** It hangs on an assignment of a class that the person teaches, or learns in once the work has begun. */
  readonly is_handed_out: boolean
  /** It is the profile picture of whoever handed it over, who is of the person's school. */
  readonly is_profile_picture: boolean
  /** It is a remark on the person's own work that was returned, or on work of a class that they teach. */
  readonly is_remark: boolean
  /** It is the slip of a bank transfer, and the person is of the school's office. */
  readonly is_slip: boolean
  /** It hangs on a post or a comment that the person sees, or stands in the library of a class of theirs. */
  readonly is_posted: boolean
}

/** Whoever handed a file over reads it, and whoever it was meant for; a classmate never reads handed-in work. A school knows its people's faces. */
export function mayReadAttachment({
  is_owner,
  is_for_marking,
  is_in_thread,
  is_handed_out,
  is_profile_picture,
  is_remark,
  is_slip,
  is_posted,
}: AttachmentStanding): boolean {
  return (
    is_owner ||
    is_for_marking ||
    is_in_thread ||
    is_handed_out ||
    is_profile_picture ||
    is_remark ||
    is_slip ||
    is_posted
  )
}
