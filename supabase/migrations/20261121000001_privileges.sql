-- Nothing of `public` is open until a later line opens it: no table to anyone, each procedure by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- What procedures share and no caller reaches.
create schema private;

-- The first line of every procedure that takes `auth_id`. An id that exists and one that does not are refused alike.
create function private.require_caller(auth_id uuid) returns void language plpgsql stable set search_path = '' as $$
begin
  if auth_id is distinct from (select auth.uid()) or auth_id is null then
    raise exception 'This is not your account.' using errcode = '42501';
  end if;
end $$;
