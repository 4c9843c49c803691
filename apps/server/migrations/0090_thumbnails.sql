-- A picture of a few kilobytes in place of a photo, made on the device that handed the photo over.
alter table files add column thumbnail_sha256 text;
