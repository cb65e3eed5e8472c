-- What the learner has handed in last for a challenge, judged or not: no row where there is nothing. The last has the greatest number: the
-- clock of a server may have been set back since.
create or replace function public.user_ssp_last_submission(auth_id uuid, challenge_id integer)
returns table (id bigint, submitted_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    select s.id, s.submitted_at
    from public.submissions s
    where s.user_id = auth_id and s.challenge_id = user_ssp_last_submission.challenge_id
    order by s.id desc
    limit 1;
end $$;
