/** Written by `npm run generate` from the messages; edit those. */
export interface MessageParameters {
  readonly 'frame.characters_left': { readonly count: number }
  readonly 'refusals.too_many_tries_wait': { readonly minutes: number }
  readonly 'refusals.too_many_requests_wait': { readonly seconds: string | number }
  readonly 'tenants.contact_number': { readonly number: string | number }
  readonly 'tenants.quran_welcome': { readonly name: string | number }
  readonly 'access.continue_with': { readonly provider: string | number }
  readonly 'frame.waiting_to_send': { readonly count: number }
  readonly 'frame.needs_attention': { readonly count: number }
  readonly 'frame.synced_when': { readonly when: string | number }
  readonly 'frame.as_of': { readonly when: string | number }
  readonly 'frame.seen_when': { readonly when: string | number }
  readonly 'frame.of_total': { readonly value: string | number; readonly total: string | number }
  readonly 'frame.page_of': { readonly page: string | number; readonly pages: string | number }
  readonly 'frame.seconds_ago': { readonly count: number }
  readonly 'frame.minutes_ago': { readonly count: number }
  readonly 'frame.hours_ago': { readonly count: number }
  readonly 'frame.days_ago': { readonly count: number }
  readonly 'frame.in_seconds': { readonly count: number }
  readonly 'frame.in_minutes': { readonly count: number }
  readonly 'frame.in_hours': { readonly count: number }
  readonly 'frame.in_days': { readonly count: number }
  readonly 'frame.duration_hours': { readonly hours: number; readonly minutes: number }
  readonly 'frame.duration_minutes': { readonly minutes: number }
  readonly 'frame.duration_seconds': { readonly seconds: number }
  readonly 'frame.duration_whole_hours': { readonly hours: number }
  readonly 'frame.duration_exact_minutes': { readonly minutes: number; readonly seconds: number }
  readonly 'frame.bytes': { readonly amount: number }
  readonly 'frame.kilobytes': { readonly amount: number }
  readonly 'frame.megabytes': { readonly amount: number }
  readonly 'frame.gigabytes': { readonly amount: number }
  readonly 'frame.unread_notifications': { readonly count: number }
  readonly 'schools.learner_count': { readonly count: number }
  readonly 'schools.taught_by': { readonly name: string | number }
  readonly 'schools.class_place': { readonly grade: string | number; readonly section: string | number }
  readonly 'schools.teacher_lessons': { readonly count: number }
  readonly 'learning.percent_complete': { readonly percent: string | number }
  readonly 'learning.attempt_count': { readonly count: number }
  readonly 'learning.question_of': { readonly number: string | number; readonly total: string | number }
  readonly 'learning.unanswered': { readonly count: number }
  readonly 'learning.result_of': { readonly correct: string | number; readonly total: string | number }
  readonly 'learning.hello': { readonly name: string | number }
  readonly 'assignments.due_when': { readonly when: string | number }
  readonly 'assignments.learner_starts': { readonly when: string | number }
  readonly 'assignments.learner_marks_of': { readonly score: string | number; readonly total: string | number }
  readonly 'assignments.teacher_handed_in_of': { readonly submitted: string | number; readonly total: string | number }
  readonly 'assignments.teacher_scored_of': { readonly scored: string | number; readonly submitted: string | number }
  readonly 'assignments.teacher_marks_left': { readonly count: number }
  readonly 'insights.principal_devices_of': { readonly synced: string | number; readonly total: string | number }
  readonly 'insights.learners_heard': { readonly heard: string | number; readonly total: string | number }
  readonly 'insights.principal_last_synced': { readonly when: string | number }
  readonly 'insights.principal_week_up': { readonly points: string | number }
  readonly 'insights.principal_week_down': { readonly points: string | number }
  readonly 'insights.put_away': { readonly count: number }
  readonly 'insights.works_waiting': { readonly works: number; readonly devices: number }
  readonly 'insights.devices_nearly_full': { readonly count: number }
  readonly 'insights.of_number': { readonly count: number }
  readonly 'downloads.count_ready': { readonly count: number }
  readonly 'fields.number_between': { readonly least: string | number; readonly most: string | number }
  readonly 'fields.number_at_least': { readonly least: string | number }
  readonly 'fields.number_at_most': { readonly most: string | number }
  readonly 'fields.code_character': { readonly number: string | number; readonly count: string | number }
  readonly 'fields.results': { readonly count: number }
  readonly 'fields.added_named': { readonly name: string | number }
  readonly 'fields.removed_named': { readonly name: string | number }
  readonly 'fields.remove_named': { readonly name: string | number }
  readonly 'fields.file_limits': { readonly count: number; readonly size: string | number }
  readonly 'fields.file_large': { readonly name: string | number; readonly size: string | number }
  readonly 'fields.file_kind': { readonly name: string | number }
  readonly 'fields.file_many': { readonly count: number; readonly name: string | number }
  readonly 'fields.file_double': { readonly name: string | number }
  readonly 'fields.file_empty': { readonly name: string | number }
  readonly 'fields.file_retry': { readonly name: string | number }
  readonly 'fields.score_of': { readonly total: string | number }
  readonly 'calendars.no_date': { readonly example: string | number }
  readonly 'calendars.last_days': { readonly count: number }
  readonly 'calendars.last_months': { readonly count: number }
  readonly 'calendars.range': { readonly from: string | number; readonly to: string | number }
  readonly 'calendars.pick_last': { readonly from: string | number }
  readonly 'calendars.more_events': { readonly count: number }
  readonly 'calendars.events_of_day': { readonly count: number; readonly date: string | number }
  readonly 'overlays.type_name': { readonly name: string | number }
  readonly 'overlays.step_of': { readonly step: string | number; readonly steps: string | number }
  readonly 'overlays.page': { readonly page: string | number }
  readonly 'overlays.range_of_total': { readonly first: string | number; readonly last: string | number; readonly total: string | number }
  readonly 'overlays.move': { readonly name: string | number }
  readonly 'overlays.sort_lifted': { readonly name: string | number; readonly place: string | number; readonly places: string | number }
  readonly 'overlays.sort_moved': { readonly name: string | number; readonly place: string | number; readonly places: string | number }
  readonly 'overlays.sort_dropped': { readonly name: string | number; readonly place: string | number; readonly places: string | number }
  readonly 'overlays.sort_returned': { readonly name: string | number; readonly place: string | number; readonly places: string | number }
  readonly 'overlays.write_reply': { readonly name: string | number }
  readonly 'overlays.earlier_comments': { readonly count: number }
  readonly 'tables.rows': { readonly count: number }
  readonly 'tables.rows_of': { readonly shown: number; readonly total: number }
  readonly 'tables.extent_until': { readonly to: string | number }
  readonly 'tables.extent_from_to': { readonly from: string | number; readonly to: string | number }
  readonly 'tables.select_row': { readonly name: string | number }
  readonly 'tables.selected': { readonly count: number }
  readonly 'people.language_switched': { readonly language: string | number }
  readonly 'people.picture_large': { readonly size: string | number }
  readonly 'people.devices_ended': { readonly count: number }
  readonly 'people.device_named': { readonly browser: string | number; readonly system: string | number }
  readonly 'people.device_since': { readonly when: string | number }
  readonly 'people.device_used': { readonly when: string | number }
  readonly 'people.device_end_title': { readonly device: string | number }
  readonly 'people.role_waiting': { readonly count: number }
  readonly 'people.link_other_body': { readonly name: string | number }
  readonly 'access.logout_unsent_body': { readonly count: number }
  readonly 'acting.work_as': { readonly role: string | number }
  readonly 'acting.work_as_at': { readonly role: string | number; readonly school: string | number }
  readonly 'acting.nobody': { readonly school: string | number; readonly role: string | number }
  readonly 'acting.banner': { readonly role: string | number; readonly school: string | number; readonly name: string | number; readonly time: string | number }
  readonly 'acting.end_work': { readonly name: string | number }
  readonly 'migration.stays_campus': { readonly school: string | number }
  readonly 'migration.waits_for_work': { readonly count: number }
  readonly 'content.lesson_count': { readonly count: number }
  readonly 'content.module_count': { readonly count: number }
  readonly 'content.lesson_number': { readonly number: string | number }
  readonly 'content.next_module': { readonly title: string | number }
  readonly 'content.blank_number': { readonly number: string | number }
  readonly 'content.right_answer': { readonly answer: string | number }
  readonly 'questions.hand_over_files': { readonly count: number }
  readonly 'questions.hand_over_photos': { readonly count: number }
  readonly 'questions.marked_when_closed': { readonly date: string | number }
  readonly 'questions.marks_count': { readonly count: number }
  readonly 'questions.marks_of': { readonly marks: string | number; readonly total: string | number }
  readonly 'questions.record_answer': { readonly length: string | number }
  readonly 'questions.recorded_of': { readonly length: string | number; readonly most: string | number }
  readonly 'questions.sealed_until': { readonly date: string | number }
  readonly 'questions.waiting_count': { readonly count: number }
  readonly 'players.link_open': { readonly site: string | number }
  readonly 'players.embed_blank': { readonly site: string | number }
  readonly 'players.picture_place': { readonly percent: string | number }
  readonly 'players.whole_video': { readonly size: string | number }
  readonly 'players.small_video': { readonly size: string | number }
  readonly 'players.sound_only': { readonly size: string | number }
  readonly 'assignments.learner_marks': { readonly total: string | number }
  readonly 'assignments.learner_attempts': { readonly used: string | number; readonly allowed: string | number }
  readonly 'assignments.learner_contents_done': { readonly done: string | number; readonly total: string | number }
  readonly 'assignments.learner_handed_in_when': { readonly when: string | number }
  readonly 'assignments.learner_attempt_number': { readonly number: string | number }
  readonly 'assignments.file_not_added': { readonly name: string | number; readonly reason: string | number }
  readonly 'assignments.heic_as_it_is': { readonly name: string | number }
  readonly 'assignments.teacher_return_scored': { readonly count: number }
  readonly 'assignments.teacher_return_body': { readonly count: number }
  readonly 'assignments.teacher_answers_correct': { readonly correct: string | number; readonly total: string | number }
  readonly 'assignments.score_level_marks': { readonly marks: number }
  readonly 'downloads.storage_used': { readonly used: string | number }
  readonly 'downloads.size_of': { readonly size: string | number }
  readonly 'downloads.getting_ready_count': { readonly kept: string | number; readonly total: string | number }
  readonly 'downloads.see_removable': { readonly size: string | number }
  readonly 'downloads.files_gone': { readonly count: number }
  readonly 'downloads.lessons_closed': { readonly count: number }
  readonly 'downloads.download_sized': { readonly size: string | number }
  readonly 'downloads.paused': { readonly percent: string | number }
  readonly 'downloads.broken_off': { readonly percent: string | number }
  readonly 'downloads.update': { readonly count: number; readonly size: string | number }
  readonly 'downloads.shortfall': { readonly size: string | number }
  readonly 'downloads.hold_only_wifi': { readonly percent: string | number }
  readonly 'downloads.hold_line_unknown': { readonly percent: string | number }
  readonly 'downloads.hold_line_changed': { readonly percent: string | number }
  readonly 'downloads.hold_over_budget': { readonly percent: string | number }
  readonly 'downloads.download_class_sized': { readonly size: string | number }
  readonly 'downloads.per_second': { readonly size: string | number }
  readonly 'downloads.resume_asked': { readonly percent: string | number }
  readonly 'downloads.others_wait': { readonly count: number }
  readonly 'downloads.spent': { readonly used: string | number }
  readonly 'downloads.spent_of': { readonly used: string | number; readonly budget: string | number }
  readonly 'downloads.of_grade': { readonly grade: string | number }
  readonly 'removal.kept': { readonly used: string | number }
  readonly 'removal.freed': { readonly size: string | number }
  readonly 'removal.remove': { readonly count: number }
  readonly 'removal.asked': { readonly count: number }
  readonly 'removal.done': { readonly used: string | number }
  readonly 'removal.opened': { readonly size: string | number; readonly when: string | number }
  readonly 'offline.rows': { readonly when: string | number }
  readonly 'offline.downloads_open': { readonly count: number }
  readonly 'finding.choice_count': { readonly name: string | number; readonly count: string | number }
  readonly 'finding.in_grade': { readonly grade: string | number }
  readonly 'finding.because_assigned': { readonly about: string | number; readonly when: string | number }
  readonly 'finding.because_weak': { readonly accuracy: string | number }
  readonly 'finding.because_review': { readonly count: number }
  readonly 'finding.because_skill': { readonly about: string | number }
  readonly 'finding.because_earlier': { readonly about: string | number }
  readonly 'finding.because_next': { readonly about: string | number }
  readonly 'clicker.chosen': { readonly count: number }
  readonly 'clicker.earlier_figures': { readonly questions: number; readonly percent: string | number }
  readonly 'clicker.question_at': { readonly number: string | number; readonly total: string | number }
  readonly 'clicker.answered_of': { readonly answered: string | number; readonly learners: string | number }
  readonly 'clicker.right_mark': { readonly answer: string | number }
  readonly 'clicker.right_of': { readonly right: string | number; readonly answered: string | number }
  readonly 'clicker.running': { readonly name: string | number }
  readonly 'clicker.place_number': { readonly number: string | number }
  readonly 'reports.hours_minutes_seconds': { readonly hours: number; readonly minutes: number; readonly seconds: number }
  readonly 'reports.hours': { readonly hours: number }
  readonly 'reports.hours_minutes': { readonly hours: number; readonly minutes: number }
  readonly 'reports.minutes': { readonly minutes: number }
  readonly 'reports.minutes_seconds': { readonly minutes: number; readonly seconds: number }
  readonly 'reports.seconds': { readonly seconds: number }
  readonly 'reports.by_all_attempts': { readonly rule: string | number }
  readonly 'reports.more_lessons': { readonly count: number }
  readonly 'reports.attempts_at': { readonly title: string | number }
  readonly 'reports.attempts_of': { readonly name: string | number }
  readonly 'reports.away': { readonly count: number; readonly time: string | number }
  readonly 'reports.attempt_number': { readonly number: number }
  readonly 'reports.answered': { readonly answer: string | number }
  readonly 'reports.files': { readonly count: number }
  readonly 'reports.learners_in': { readonly title: string | number }
  readonly 'reports.interaction_time': { readonly time: string | number }
  readonly 'reports.sitting': { readonly when: string | number }
  readonly 'heads.schools_heard': { readonly heard: number; readonly total: number }
  readonly 'heads.learners_heard': { readonly heard: number; readonly total: number }
  readonly 'heads.devices_synced': { readonly synced: number; readonly total: number }
  readonly 'heads.last_synced': { readonly when: string | number }
  readonly 'heads.of_lessons': { readonly count: number }
  readonly 'heads.of_attempts': { readonly count: number }
  readonly 'heads.few_attempts': { readonly count: number }
  readonly 'heads.of_work': { readonly count: number }
  readonly 'heads.of_scores': { readonly count: number }
  readonly 'heads.of_marks': { readonly count: number }
  readonly 'heads.of_learners': { readonly count: number }
  readonly 'heads.heard_of': { readonly heard: number; readonly total: number }
  readonly 'heads.one_grade': { readonly grade: string | number }
  readonly 'heads.map': { readonly count: number }
  readonly 'heads.map_missing': { readonly count: number }
  readonly 'insights.counted': { readonly when: string | number; readonly heard: number; readonly total: number }
  readonly 'insights.last_heard': { readonly when: string | number }
  readonly 'insights.behind_count': { readonly count: number }
  readonly 'insights.silent_count': { readonly count: number }
  readonly 'insights.learner_number': { readonly count: number }
  readonly 'insights.waiting_count': { readonly count: number }
  readonly 'insights.waiting_since': { readonly when: string | number }
  readonly 'insights.taught_classes': { readonly name: string | number }
  readonly 'insights.data_hidden': { readonly count: number }
  readonly 'insights.weekly_to': { readonly email: string | number }
  readonly 'devices.troubled': { readonly count: number }
  readonly 'devices.waits': { readonly count: number }
  readonly 'devices.since': { readonly when: string | number }
  readonly 'devices.healed': { readonly when: string | number }
  readonly 'scores.next_elsewhere': { readonly title: string | number }
  readonly 'scores.automatic': { readonly score: string | number; readonly total: string | number }
  readonly 'scores.use_automatic': { readonly score: string | number }
  readonly 'scores.tests_done_on': { readonly when: string | number }
  readonly 'scores.returned_now': { readonly count: number }
  readonly 'scores.asked_now': { readonly count: number }
  readonly 'scores.seen': { readonly count: number }
  readonly 'scores.have_no_mark': { readonly count: number }
  readonly 'scores.handed_in_nothing': { readonly count: number }
  readonly 'scores.have_no_remark': { readonly count: number }
  readonly 'scores.bank_all': { readonly count: string | number }
  readonly 'scores.bank_full': { readonly count: number }
  readonly 'scores.keep_remark': { readonly text: string | number }
  readonly 'scores.let_remark_go': { readonly text: string | number }
  readonly 'scores.history_recordings': { readonly count: number }
  readonly 'scores.history_last': { readonly shown: string | number; readonly total: string | number }
  readonly 'scores.grid_of': { readonly total: string | number }
  readonly 'scores.grid_pasted': { readonly count: number }
  readonly 'scores.grid_wrong': { readonly count: number }
  readonly 'scores.grid_save': { readonly count: number }
  readonly 'scores.grid_saved': { readonly count: number }
  readonly 'scores.grid_outside': { readonly count: number }
  readonly 'scores.tenth': { readonly from: string | number; readonly to: string | number }
  readonly 'marking.came_to': { readonly percent: string | number }
  readonly 'marking.entry': { readonly name: string | number; readonly when: string | number; readonly percent: string | number }
  readonly 'marking.several': { readonly others: string | number; readonly name: string | number; readonly when: string | number }
  readonly 'marking.unsaved': { readonly count: number }
  readonly 'marking.other_score': { readonly score: string | number; readonly name: string | number; readonly when: string | number }
  readonly 'marking.keep': { readonly score: string | number }
  readonly 'assignments.create_remove': { readonly name: string | number }
  readonly 'assignments.create_criterion': { readonly number: string | number }
  readonly 'assignments.create_level': { readonly number: string | number }
  readonly 'assignments.create_level_marks': { readonly number: string | number }
  readonly 'assignments.create_rubric_sum': { readonly sum: string | number; readonly total: string | number }
  readonly 'assignments.create_remove_title': { readonly name: string | number }
  readonly 'studio.version_number': { readonly number: string | number }
  readonly 'studio.saved_by': { readonly name: string | number; readonly when: string | number }
  readonly 'studio.in_grade': { readonly grade: string | number }
  readonly 'studio.move': { readonly name: string | number }
  readonly 'studio.moved': { readonly name: string | number; readonly place: string | number; readonly places: string | number }
  readonly 'studio.moved_into': { readonly name: string | number; readonly lesson: string | number; readonly place: string | number; readonly places: string | number }
  readonly 'studio.moved_no_further': { readonly name: string | number }
  readonly 'studio.edit_lesson': { readonly name: string | number }
  readonly 'studio.take_out': { readonly name: string | number }
  readonly 'studio.taken_out': { readonly name: string | number }
  readonly 'studio.add_to': { readonly name: string | number }
  readonly 'studio.saved_when': { readonly when: string | number }
  readonly 'studio.save_failed': { readonly reason: string | number }
  readonly 'studio.old_version': { readonly number: string | number }
  readonly 'studio.look_at': { readonly number: string | number }
  readonly 'studio.publish_again': { readonly number: string | number }
  readonly 'studio.publish_again_title': { readonly number: string | number }
  readonly 'studio.step_begun': { readonly name: string | number; readonly when: string | number }
  readonly 'studio.step_sent': { readonly name: string | number; readonly when: string | number }
  readonly 'studio.step_sent_back': { readonly name: string | number; readonly when: string | number }
  readonly 'studio.step_published': { readonly name: string | number; readonly when: string | number }
  readonly 'studio.step_taken_back': { readonly name: string | number; readonly when: string | number }
  readonly 'studio.part': { readonly number: string | number; readonly kind: string | number }
  readonly 'studio.embed_shows': { readonly address: string | number }
  readonly 'studio.edit_skill': { readonly name: string | number }
  readonly 'studio.role_writer': { readonly role: string | number }
  readonly 'studio.role_reviewer': { readonly role: string | number }
  readonly 'studio.edit_school': { readonly name: string | number }
  readonly 'studio.take_newer_of': { readonly name: string | number }
  readonly 'studio.newer_taken': { readonly name: string | number }
  readonly 'questions.accepted_in_blank': { readonly number: string | number }
  readonly 'questions.criterion_number': { readonly number: string | number }
  readonly 'questions.fault_count': { readonly count: number }
  readonly 'questions.figure_right': { readonly percent: string | number; readonly count: number }
  readonly 'questions.figure_tells_apart': { readonly value: string | number }
  readonly 'questions.figures_too_few': { readonly count: number; readonly fewest: string | number }
  readonly 'questions.insert_count': { readonly count: number }
  readonly 'questions.is_right': { readonly name: string | number }
  readonly 'questions.item_number': { readonly number: string | number }
  readonly 'questions.level_marks': { readonly number: string | number }
  readonly 'questions.level_number': { readonly number: string | number }
  readonly 'questions.move_down': { readonly name: string | number }
  readonly 'questions.move_up': { readonly name: string | number }
  readonly 'questions.option_number': { readonly number: string | number }
  readonly 'questions.partner_of': { readonly number: string | number }
  readonly 'questions.partner_of_none': { readonly number: string | number }
  readonly 'questions.region_number': { readonly number: string | number }
  readonly 'questions.remove_named': { readonly name: string | number }
  readonly 'imports.files_hint': { readonly standards: string | number; readonly size: string | number }
  readonly 'imports.captions_for': { readonly name: string | number }
  readonly 'imports.language_of': { readonly name: string | number }
  readonly 'imports.cancel_file': { readonly name: string | number }
  readonly 'imports.retry_file': { readonly name: string | number }
  readonly 'imports.remove': { readonly name: string | number }
  readonly 'imports.report_of': { readonly name: string | number }
  readonly 'imports.report_count': { readonly count: number }
  readonly 'imports.taken': { readonly name: string | number }
  readonly 'imports.reason_archive_broken': { readonly name: string | number }
  readonly 'imports.reason_archive_many': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_archive_large': { readonly name: string | number }
  readonly 'imports.reason_archive_bomb': { readonly name: string | number }
  readonly 'imports.reason_archive_path': { readonly name: string | number }
  readonly 'imports.reason_archive_link': { readonly name: string | number }
  readonly 'imports.reason_archive_twice': { readonly name: string | number }
  readonly 'imports.reason_archive_locked': { readonly name: string | number }
  readonly 'imports.reason_archive_overlapping': { readonly name: string | number }
  readonly 'imports.reason_ending_left_out': { readonly name: string | number }
  readonly 'imports.reason_picture_cleaned': { readonly name: string | number }
  readonly 'imports.reason_picture_left_out': { readonly name: string | number }
  readonly 'imports.reason_kind_unknown': { readonly name: string | number }
  readonly 'imports.reason_kind_differs': { readonly name: string | number }
  readonly 'imports.reason_file_large': { readonly name: string | number }
  readonly 'imports.reason_entry_missing': { readonly name: string | number }
  readonly 'imports.reason_manifest_missing': { readonly name: string | number }
  readonly 'imports.reason_manifest_broken': { readonly name: string | number }
  readonly 'imports.reason_version_unknown': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_standard_unknown': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_named_file_missing': { readonly name: string | number }
  readonly 'imports.reason_nothing_to_launch': { readonly name: string | number }
  readonly 'imports.reason_further_parts': { readonly detail: string | number }
  readonly 'imports.reason_own_order': { readonly detail: string | number }
  readonly 'imports.reason_h5p_broken': { readonly name: string | number }
  readonly 'imports.reason_h5p_content_missing': { readonly name: string | number }
  readonly 'imports.reason_library_missing': { readonly name: string | number }
  readonly 'imports.reason_library_broken': { readonly name: string | number }
  readonly 'imports.reason_media_elsewhere': { readonly detail: string | number }
  readonly 'imports.reason_microphone_needed': { readonly detail: string | number }
  readonly 'imports.reason_book_broken': { readonly name: string | number }
  readonly 'imports.reason_book_locked': { readonly name: string | number }
  readonly 'imports.reason_scripts_inside': { readonly name: string | number }
  readonly 'imports.reason_scripts_removed': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_picture_broken': { readonly name: string | number }
  readonly 'imports.reason_picture_huge': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_document_broken': { readonly name: string | number }
  readonly 'imports.reason_document_locked': { readonly name: string | number }
  readonly 'imports.reason_not_converted': { readonly name: string | number }
  readonly 'imports.reason_conversion_failed': { readonly name: string | number }
  readonly 'imports.reason_video_broken': { readonly name: string | number }
  readonly 'imports.reason_without_renditions': { readonly name: string | number }
  readonly 'imports.reason_rendition_failed': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_captions_broken': { readonly name: string | number }
  readonly 'imports.reason_cues_left_out': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_captions_letters': { readonly name: string | number }
  readonly 'imports.reason_name_sign': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_captions_alone': { readonly name: string | number }
  readonly 'imports.reason_captions_language': { readonly name: string | number }
  readonly 'imports.reason_interaction_unknown': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_question_broken': { readonly name: string | number }
  readonly 'imports.reason_question_picture': { readonly name: string | number }
  readonly 'imports.reason_question_rule': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_question_marks': { readonly name: string | number }
  readonly 'imports.reason_question_feedback': { readonly name: string | number }
  readonly 'imports.reason_question_order': { readonly name: string | number }
  readonly 'imports.reason_question_parts': { readonly name: string | number }
  readonly 'imports.reason_question_case': { readonly name: string | number }
  readonly 'imports.reason_question_draw': { readonly name: string | number }
  readonly 'imports.reason_question_look': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_question_notes': { readonly name: string | number }
  readonly 'imports.reason_question_hints': { readonly name: string | number }
  readonly 'imports.reason_question_units': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_question_attachments': { readonly name: string | number }
  readonly 'imports.reason_question_hidden': { readonly name: string | number }
  readonly 'imports.reason_question_syntax': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_question_long': { readonly name: string | number }
  readonly 'imports.reason_question_labels': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_passage_joined': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_passage_alone': { readonly name: string | number }
  readonly 'imports.reason_test_draw': { readonly name: string | number }
  readonly 'imports.reason_test_limits': { readonly name: string | number }
  readonly 'imports.reason_test_order': { readonly name: string | number }
  readonly 'imports.reason_test_words': { readonly name: string | number }
  readonly 'imports.reason_no_questions': { readonly name: string | number }
  readonly 'imports.reason_questions_split': { readonly name: string | number; readonly detail: string | number }
  readonly 'imports.reason_remarks_cut': { readonly detail: string | number; readonly name: string | number }
  readonly 'imports.reason_cancelled': { readonly name: string | number }
  readonly 'imports.reason_fault': { readonly name: string | number }
  readonly 'questions.marks_of_part': { readonly number: string | number }
  readonly 'questions.feedback_of_option': { readonly number: string | number }
  readonly 'questions.rule_minutes': { readonly count: number }
  readonly 'questions.rule_tries': { readonly left: number; readonly count: string | number }
  readonly 'questions.rule_pass': { readonly percent: string | number }
  readonly 'questions.rule_penalty': { readonly percent: string | number }
  readonly 'questions.rule_checks': { readonly count: number }
  readonly 'questions.rule_retry': { readonly percent: string | number }
  readonly 'questions.not_open_yet': { readonly date: string | number }
  readonly 'questions.time_left': { readonly time: string | number }
  readonly 'questions.minutes_left': { readonly count: number }
  readonly 'questions.question_answered': { readonly number: string | number }
  readonly 'questions.question_empty': { readonly number: string | number }
  readonly 'questions.question_flagged': { readonly number: string | number }
  readonly 'questions.go_to_question': { readonly number: string | number }
  readonly 'questions.not_right_yet': { readonly count: number }
  readonly 'questions.section_number': { readonly number: string | number }
  readonly 'questions.section_title': { readonly number: string | number }
  readonly 'questions.section_draws_hint': { readonly count: number }
  readonly 'questions.remove_section': { readonly number: string | number }
  readonly 'exporting.unfinished': { readonly count: number }
  readonly 'exporting.lost_count': { readonly count: number }
  readonly 'exporting.lost_kind': { readonly name: string | number }
  readonly 'exporting.lost_marks': { readonly name: string | number }
  readonly 'exporting.lost_hints': { readonly name: string | number }
  readonly 'exporting.lost_feedback': { readonly name: string | number }
  readonly 'exporting.lost_rubric': { readonly name: string | number }
  readonly 'exporting.lost_unit': { readonly name: string | number }
  readonly 'exporting.lost_files': { readonly name: string | number }
  readonly 'pages.copyright': { readonly year: string | number }
  readonly 'pages.welcome_heading': { readonly name: string | number }
  readonly 'pages.policy_intro': { readonly name: string | number }
  readonly 'pages.policy_contact': { readonly name: string | number }
  readonly 'pages.about_body': { readonly name: string | number }
  readonly 'pages.unsubscribe_what': { readonly name: string | number }
  readonly 'pages.unsubscribe_done': { readonly email: string | number }
  readonly 'pages.unsubscribe_undone': { readonly email: string | number }
  readonly 'access.demonstration_use': { readonly name: string | number }
  readonly 'access.starting_intro': { readonly username: string | number }
  readonly 'entering.proof_waits': { readonly name: string | number }
  readonly 'entering.embedded_heading': { readonly name: string | number }
  readonly 'entering.embedded_intro': { readonly name: string | number }
  readonly 'here.waiting_to_send': { readonly count: number }
  readonly 'here.remove_named': { readonly name: string | number }
  readonly 'here.remove_title': { readonly name: string | number }
  readonly 'here.remove_waiting': { readonly count: number }
  readonly 'here.removed': { readonly name: string | number }
  readonly 'signup.step_of': { readonly step: number; readonly steps: number }
  readonly 'signup.with_provider': { readonly provider: string | number }
  readonly 'signup.sent_to': { readonly email: string | number }
  readonly 'signup.code_sent_to': { readonly email: string | number }
  readonly 'signup.resend_in': { readonly count: number }
  readonly 'signup.external_again': { readonly provider: string | number }
  readonly 'recovery.sent': { readonly email: string | number }
  readonly 'recovery.code_sent': { readonly email: string | number }
  readonly 'details.grade_named': { readonly grade: string | number }
  readonly 'details.join_named': { readonly name: string | number }
  readonly 'details.leave_named': { readonly name: string | number }
  readonly 'waiting.waits_long': { readonly days: number }
  readonly 'waiting.files_left': { readonly size: string | number }
  readonly 'waiting.work_files_not_copied': { readonly names: string | number }
  readonly 'links.number': { readonly number: string | number }
  readonly 'links.remove': { readonly number: string | number }
  readonly 'stream.too_many_letters': { readonly count: number }
  readonly 'stream.filter_to_look_at': { readonly count: number }
  readonly 'stream.waiting': { readonly count: number }
  readonly 'stream.wait_seconds': { readonly seconds: number }
  readonly 'stream.shown_from': { readonly when: string | number }
  readonly 'stream.reports': { readonly count: number }
  readonly 'stream.actions': { readonly name: string | number }
  readonly 'stream.mute': { readonly name: string | number }
  readonly 'stream.unmute': { readonly name: string | number }
  readonly 'stream.muted_now': { readonly name: string | number }
  readonly 'stream.unmuted_now': { readonly name: string | number }
  readonly 'stream.likes': { readonly count: number }
  readonly 'stream.comments': { readonly count: number }
  readonly 'stream.comments_on': { readonly name: string | number }
  readonly 'stream.keep_here': { readonly name: string | number }
  readonly 'stream.let_go_here': { readonly name: string | number }
  readonly 'stream.take_out': { readonly name: string | number }
  readonly 'attendance.all_marked': { readonly count: number }
  readonly 'attendance.marked': { readonly marked: string | number; readonly total: string | number }
  readonly 'attendance.saved_at': { readonly when: string | number }
  readonly 'attendance.why_of': { readonly name: string | number }
  readonly 'attendance.taken': { readonly name: string | number }
  readonly 'attendance.lesson_of_day': { readonly number: string | number }
  readonly 'attendance.absent_in_row': { readonly count: number }
  readonly 'attendance.below_minimum': { readonly minimum: string | number }
  readonly 'attendance.later_mark': { readonly name: string | number; readonly other: string | number }
  readonly 'attendance.not_in_class': { readonly name: string | number }
  readonly 'attendance.month_of': { readonly month: string | number }
  readonly 'attendance.of_lessons': { readonly attended: string | number; readonly marked: string | number }
  readonly 'attendance.take_of': { readonly name: string | number }
  readonly 'attendance.more_to_follow': { readonly count: number }
  readonly 'attendance.sections_late': { readonly count: number }
  readonly 'attendance.of_total': { readonly total: string | number }
  readonly 'attendance.sections_missing': { readonly count: number }
  readonly 'attendance.sections_done': { readonly count: number }
  readonly 'attendance.absent_count': { readonly count: number }
  readonly 'attendance.message_absent': { readonly name: string | number; readonly day: string | number; readonly school: string | number }
  readonly 'attendance.message_absent_lesson': { readonly name: string | number; readonly lesson: string | number; readonly day: string | number; readonly school: string | number }
  readonly 'files.recorded_of': { readonly length: string | number; readonly most: string | number }
  readonly 'thread.waiting': { readonly count: number }
  readonly 'thread.whose': { readonly number: string | number }
  readonly 'thread.give': { readonly count: number }
  readonly 'thread.given_now': { readonly count: number }
  readonly 'thread.turns_done': { readonly count: number; readonly total: string | number }
  readonly 'thread.photos_of': { readonly name: string | number }
  readonly 'thread.turn_hand_in': { readonly count: number }
  readonly 'setting.tests_done': { readonly attempted: string | number; readonly contents: string | number }
  readonly 'setting.tests_attempts': { readonly count: number }
  readonly 'setting.own_questions_chosen': { readonly count: number }
  readonly 'setting.answers_right': { readonly right: string | number; readonly total: string | number }
  readonly 'setting.deleted_when': { readonly when: string | number }
  readonly 'setting.file_remove': { readonly name: string | number }
  readonly 'setting.more_time_for': { readonly name: string | number }
  readonly 'setting.more_time_remove': { readonly name: string | number }
  readonly 'setting.more_time_until': { readonly when: string | number }
  readonly 'setting.closes_when': { readonly when: string | number }
  readonly 'setting.not_handed_in': { readonly count: number }
  readonly 'reminding.reminded_when': { readonly when: string | number }
  readonly 'reminding.remind_all': { readonly count: number }
  readonly 'reminding.remind_chosen': { readonly count: number }
  readonly 'reminding.told': { readonly count: number }
  readonly 'reminding.message': { readonly title: string | number; readonly class: string | number; readonly when: string | number }
  readonly 'reminding.message_over': { readonly title: string | number; readonly class: string | number; readonly when: string | number }
  readonly 'events.when_day': { readonly date: string | number; readonly from: string | number; readonly to: string | number }
  readonly 'events.by': { readonly name: string | number }
  readonly 'events.hours': { readonly from: string | number; readonly to: string | number }
  readonly 'events.cancelled_title': { readonly title: string | number }
  readonly 'payments.months': { readonly count: number }
  readonly 'payments.a_month': { readonly amount: string | number }
  readonly 'payments.cheaper': { readonly percent: string | number }
  readonly 'payments.pay_by_bank_of': { readonly plan: string | number }
  readonly 'payments.state_paid_until': { readonly date: string | number }
  readonly 'payments.state_grace': { readonly date: string | number }
  readonly 'payments.state_trial': { readonly date: string | number }
  readonly 'payments.state_free': { readonly date: string | number }
  readonly 'payments.state_expired': { readonly date: string | number }
  readonly 'payments.office_wrote': { readonly remarks: string | number }
  readonly 'payments.receipt_of': { readonly number: string | number }
  readonly 'payments.pay_of': { readonly way: string | number; readonly plan: string | number }
  readonly 'payments.receipt_see': { readonly number: string | number }
  readonly 'payments.for_self': { readonly name: string | number }
  readonly 'payments.for_paid_until': { readonly date: string | number }
  readonly 'payments.for_sum': { readonly count: number; readonly sum: string | number }
  readonly 'payments.for_names': { readonly names: string | number }
  readonly 'payments.went_back': { readonly amount: string | number }
  readonly 'payments.of': { readonly name: string | number }
  readonly 'payments.look': { readonly name: string | number }
  readonly 'payments.decided': { readonly name: string | number; readonly date: string | number }
  readonly 'payments.approved': { readonly number: string | number }
  readonly 'payments.part_ended': { readonly amount: string | number }
  readonly 'payments.card_renews': { readonly plan: string | number; readonly date: string | number }
  readonly 'payments.card_ends': { readonly plan: string | number; readonly date: string | number }
  readonly 'payments.card_change_later': { readonly date: string | number }
  readonly 'payments.card_changed': { readonly amount: string | number }
  readonly 'payments.card_will_change': { readonly date: string | number }
  readonly 'payments.receipt_from_to': { readonly from: string | number; readonly to: string | number }
  readonly 'payments.receipt_forever': { readonly from: string | number }
  readonly 'payments.vouchers_made': { readonly from: string | number; readonly to: string | number }
  readonly 'payments.vouchers_print': { readonly count: number }
  readonly 'payments.voucher_cancel_of': { readonly number: string | number }
  readonly 'payments.voucher_cancel_asked': { readonly number: string | number }
  readonly 'payments.voucher_was_cancelled': { readonly number: string | number }
  readonly 'payments.voucher_how': { readonly address: string | number }
  readonly 'payments.voucher_number_of': { readonly number: string | number }
  readonly 'payments.voucher_until': { readonly date: string | number }
  readonly 'payments.change_plan': { readonly plan: string | number }
  readonly 'payments.saved_plan': { readonly plan: string | number }
  readonly 'payments.title_in': { readonly language: string | number }
  readonly 'payments.label_in': { readonly language: string | number }
  readonly 'payments.remove_account': { readonly number: string | number }
  readonly 'slips.make': { readonly count: number }
  readonly 'slips.confirm_title': { readonly count: number }
  readonly 'slips.kept': { readonly count: number }
  readonly 'configuration.backup_last': { readonly date: string | number }
  readonly 'configuration.backup_old': { readonly date: string | number }
  readonly 'configuration.tagline': { readonly language: string | number }
  readonly 'configuration.landing_page_text': { readonly language: string | number }
  readonly 'configuration.typed_name': { readonly name: string | number }
  readonly 'papers.of_class_teacher': { readonly name: string | number }
  readonly 'papers.columns': { readonly count: number }
  readonly 'papers.day_off': { readonly day: string | number }
  readonly 'papers.report_of': { readonly part: string | number; readonly whole: string | number }
  readonly 'papers.report_attempts': { readonly count: number }
  readonly 'papers.report_scored': { readonly count: number }
  readonly 'papers.report_marks': { readonly present: string | number; readonly late: string | number; readonly absent: string | number; readonly leave: string | number }
  readonly 'papers.report_year': { readonly name: string | number }
  readonly 'papers.report_roll': { readonly number: string | number }
  readonly 'papers.report_printed': { readonly date: string | number }
  readonly 'certificates.of': { readonly name: string | number }
  readonly 'certificates.issued_row': { readonly date: string | number; readonly name: string | number }
  readonly 'certificates.period_said': { readonly from: string | number; readonly to: string | number }
  readonly 'campuses.edit_at': { readonly campus: string | number }
  readonly 'campuses.people': { readonly learners: string | number; readonly teachers: string | number; readonly classes: string | number }
  readonly 'campuses.closed_on': { readonly date: string | number }
  readonly 'campuses.subscription_until': { readonly date: string | number }
  readonly 'campuses.name_in': { readonly language: string | number }
  readonly 'campuses.made_code': { readonly name: string | number }
  readonly 'campuses.close_hint': { readonly campus: string | number }
  readonly 'campuses.record_who': { readonly actor: string | number; readonly name: string | number; readonly school: string | number }
  readonly 'campuses.record_when': { readonly begin: string | number; readonly end: string | number }
  readonly 'campuses.record_times': { readonly times: string | number }
  readonly 'campuses.add_admin_at': { readonly campus: string | number }
  readonly 'campuses.people_of': { readonly campus: string | number }
  readonly 'campuses.reopen_at': { readonly campus: string | number }
  readonly 'campuses.reopen_until': { readonly date: string | number }
  readonly 'campuses.sheets_of': { readonly campus: string | number }
  readonly 'campuses.last_seen': { readonly date: string | number }
  readonly 'campuses.papers_of': { readonly name: string | number }
  readonly 'campuses.subscription_span': { readonly from: string | number; readonly until: string | number }
  readonly 'tasks.subscription_ends': { readonly date: string | number }
  readonly 'tasks.subscription_over': { readonly date: string | number }
  readonly 'tasks.licences': { readonly used: string | number; readonly total: string | number }
  readonly 'usage.counted': { readonly total: number; readonly when: string | number }
  readonly 'days.name_in': { readonly language: string | number }
  readonly 'days.removed': { readonly name: string | number }
  readonly 'days.of_year': { readonly year: string | number }
  readonly 'moves.withdraw': { readonly count: number }
  readonly 'moves.withdrawn': { readonly count: number }
  readonly 'moves.arrange_anew': { readonly count: number }
  readonly 'moves.in_grade': { readonly grade: string | number }
  readonly 'moves.chosen': { readonly count: number }
  readonly 'moves.can_move': { readonly count: number }
  readonly 'moves.stays_said': { readonly name: string | number; readonly why: string | number }
  readonly 'moves.move_chosen': { readonly count: number }
  readonly 'moves.moved_said': { readonly count: number }
  readonly 'moves.arranged_said': { readonly count: number }
  readonly 'years.class_counts': { readonly taught: string | number; readonly archived: string | number }
  readonly 'years.change_of': { readonly name: string | number }
  readonly 'years.plan_year': { readonly name: string | number }
  readonly 'years.remove_term': { readonly name: string | number }
  readonly 'years.term_number': { readonly number: number }
  readonly 'years.saved_year': { readonly name: string | number }
  readonly 'years.follow_of': { readonly made: string | number; readonly all: string | number }
  readonly 'years.begun_there': { readonly subjects: string | number }
  readonly 'years.change_section': { readonly section: string | number }
  readonly 'years.renewed': { readonly sections: string | number }
  readonly 'years.begin': { readonly name: string | number }
  readonly 'years.begin_ask': { readonly name: string | number }
  readonly 'years.begun': { readonly name: string | number }
  readonly 'years.rolled': { readonly from: string | number; readonly to: string | number; readonly date: string | number; readonly name: string | number }
  readonly 'years.undo_ask': { readonly name: string | number }
  readonly 'years.undo_until': { readonly date: string | number }
  readonly 'years.undone_on': { readonly date: string | number }
  readonly 'years.goes_on': { readonly subject: string | number }
  readonly 'years.remove': { readonly name: string | number }
  readonly 'years.clash_section_unknown': { readonly section: string | number }
  readonly 'years.clash_target_exists': { readonly section: string | number; readonly names: string | number }
  readonly 'years.clash_course_unknown': { readonly section: string | number; readonly names: string | number }
  readonly 'years.clash_learner_unknown': { readonly section: string | number; readonly names: string | number }
  readonly 'years.clash_section_missing': { readonly section: string | number; readonly names: string | number }
  readonly 'years.clash_course_missing': { readonly section: string | number; readonly names: string | number }
  readonly 'years.clash_without_class': { readonly section: string | number; readonly names: string | number }
  readonly 'years.clash_section_large': { readonly section: string | number; readonly count: string | number }
  readonly 'years.clash_two_sections': { readonly section: string | number; readonly names: string | number }
  readonly 'years.clash_work_unmarked': { readonly section: string | number; readonly count: string | number }
  readonly 'years.clash_devices_silent': { readonly section: string | number; readonly names: string | number }
  readonly 'years.clash_moves_pending': { readonly section: string | number; readonly names: string | number }
  readonly 'importing.column_of': { readonly heading: string | number }
  readonly 'importing.column_sample': { readonly sample: string | number }
  readonly 'importing.checked': { readonly add: string | number; readonly change: string | number; readonly same: string | number; readonly warn: string | number; readonly error: string | number }
  readonly 'importing.hidden_sheets': { readonly names: string | number }
  readonly 'importing.rows_need_you': { readonly count: number }
  readonly 'importing.check_mended': { readonly count: number }
  readonly 'importing.stopped': { readonly percent: string | number }
  readonly 'importing.row': { readonly number: string | number }
  readonly 'importing.change_of': { readonly field: string | number; readonly before: string | number; readonly after: string | number }
  readonly 'importing.apply_what': { readonly add: string | number; readonly change: string | number }
  readonly 'importing.applied': { readonly add: string | number; readonly change: string | number }
  readonly 'importing.undo_until': { readonly date: string | number }
  readonly 'importing.kept': { readonly count: number }
  readonly 'importing.brought_by': { readonly name: string | number; readonly date: string | number }
  readonly 'importing.example_name': { readonly number: string | number }
  readonly 'importing.applied_classes': { readonly add: number; readonly change: string | number }
  readonly 'importing.apply_classes': { readonly add: number; readonly change: string | number }
  readonly 'importing.missing_people': { readonly count: number }
  readonly 'users.delete_people': { readonly count: number }
  readonly 'users.move_people': { readonly count: number }
  readonly 'users.delete_heading': { readonly count: number }
  readonly 'users.deleted_said': { readonly count: number }
  readonly 'users.restore_people': { readonly count: number }
  readonly 'users.restored_said': { readonly count: number }
  readonly 'users.kept_said': { readonly name: string | number; readonly why: string | number }
  readonly 'users.more_than_listed': { readonly total: string | number }
  readonly 'users.identity_kept': { readonly end: string | number }
  readonly 'users.guardian_number': { readonly number: string | number }
  readonly 'users.added': { readonly name: string | number; readonly username: string | number }
  readonly 'users.code': { readonly code: string | number }
  readonly 'classes.in_grade': { readonly grade: string | number }
  readonly 'classes.term': { readonly from: string | number; readonly to: string | number }
  readonly 'classes.term_open': { readonly from: string | number }
  readonly 'classes.withdraw_named': { readonly name: string | number }
  readonly 'classes.actions': { readonly name: string | number }
  readonly 'classes.archived': { readonly name: string | number }
  readonly 'classes.unarchived': { readonly name: string | number }
  readonly 'classes.deleted': { readonly name: string | number }
  readonly 'classes.restored': { readonly name: string | number }
  readonly 'classes.delete_title': { readonly name: string | number }
  readonly 'classes.delete_type': { readonly code: string | number }
  readonly 'classes.saved_class': { readonly name: string | number }
  readonly 'classes.lesson_count': { readonly count: number }
  readonly 'classes.class_count': { readonly count: number }
  readonly 'classes.make_from': { readonly name: string | number }
  readonly 'materials.sheet': { readonly name: string | number }
  readonly 'mails.signup_subject': { readonly school: string | number }
  readonly 'mails.signup_code_subject': { readonly school: string | number }
  readonly 'mails.known_subject': { readonly school: string | number }
  readonly 'mails.recovery_subject': { readonly school: string | number }
  readonly 'mails.recovery_code_subject': { readonly school: string | number }
  readonly 'mails.contact_subject': { readonly subject: string | number }
  readonly 'mails.weekly_subject': { readonly of: string | number; readonly day: string | number }
  readonly 'mails.weekly_of_school': { readonly of: string | number }
  readonly 'mails.weekly_of_schools': { readonly of: string | number }
  readonly 'mails.weekly_learners': { readonly heard: number; readonly total: number }
  readonly 'mails.weekly_schools': { readonly heard: number; readonly total: number }
  readonly 'mails.weekly_completion': { readonly share: string | number; readonly count: number }
  readonly 'mails.weekly_accuracy': { readonly share: string | number; readonly count: number }
  readonly 'mails.weekly_turned_in': { readonly share: string | number; readonly count: number }
  readonly 'mails.weekly_attendance': { readonly share: string | number; readonly count: number }
  readonly 'mails.weekly_behind': { readonly count: number }
  readonly 'mails.weekly_waiting': { readonly count: number }
  readonly 'mails.weekly_silent': { readonly count: number }
  readonly 'mails.weekly_active': { readonly count: number }
  readonly 'mails.weekly_as_of': { readonly when: string | number }
}
