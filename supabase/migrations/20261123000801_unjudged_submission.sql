-- For the server alone: what is still to be judged, by its number. No row once there is a verdict, and none where nobody handed it in.
create function public.service_unjudged_submission(submission_id bigint)
returns table (challenge_id integer, code text)
language sql stable security definer set search_path = '' as $$
  select s.challenge_id, s.code
  from public.submissions s
  where s.id = service_unjudged_submission.submission_id
    and not exists (select from public.verdicts r where r.submission_id = s.id)
$$;
revoke execute on function public.service_unjudged_submission(bigint) from public, anon, authenticated;
grant execute on function public.service_unjudged_submission(bigint) to service_role;
