-- Flags say of which task, store and webhook a job is. Workers leave out jobs whose flags they must not start now (jobs/admission.ts). Stores and
-- webhooks have no queue names any more: the queue locks the rows of all free ones each time that it looks for a job. One archive is created at a
-- time on the whole installation. Jobs that may be many come after others.
create or replace function enqueue_job(p_task text, p_payload json, p_run_at timestamptz default null, p_key text default null)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(p_task, payload := p_payload, run_at := p_run_at, job_key := p_key, max_attempts := 12,
    queue_name := case p_task when 'archive.create' then 'archives' end,
    priority := case when p_task in ('webhook.deliver', 'import.images', 'media.makeVariants', 'mail.sendOther') then 1 else 0 end,
    flags := array_remove(array[p_task, p_task || '/' || (p_payload ->> 'storeId'), p_task || '/' || (p_payload ->> 'webhookId')], null));
end $$;
