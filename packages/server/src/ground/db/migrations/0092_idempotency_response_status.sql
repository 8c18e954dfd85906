comment on column idempotency_keys.response_status is 'Unused since 0092: only responses of placed orders are stored.';
