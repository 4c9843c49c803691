-- Pushes that wait until four in the afternoon stand there by the hundred: those of a person are joined and dropped without reading the others.
create index outbox_pushes_of_person on outbox_pushes (tenant_id, institution_id, user_id);
