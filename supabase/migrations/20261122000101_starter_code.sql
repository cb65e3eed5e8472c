-- The program that a problem starts from lies in the learner's workspace; nothing reads it here.
alter table public.problems drop column starter_code;
