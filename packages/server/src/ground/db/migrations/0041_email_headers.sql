-- Where the recipient of an email unsubscribes with one click (RFC 8058). Null for emails that are no marketing.
alter table outbox add column list_unsubscribe text;
